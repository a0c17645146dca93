"""What players say to each other in Нечто."""

from games.vocabulary import Templates
from games.words import Bilingual

PHRASES: Templates = {
    "accuse": Bilingual("Думаю, Нечто — {seat}.", "I think {seat} is the Thing."),
    "caught": Bilingual("Я точно знаю: Нечто — {seat}!", "I know it: {seat} is the Thing!"),
    "vouch": Bilingual(
        "Вся рука игрока {seat} у меня на виду: чисто.",
        "I saw the whole hand of {seat}: it is clean.",
    ),
    "trust": Bilingual("Доверяю игроку {seat}.", "I trust {seat}."),
    "saw": Bilingual("У игрока {seat} есть карта «{card}».", "I saw {card} in the hand of {seat}."),
    "claim": Bilingual("У меня «{card}».", "I hold {card}."),
    "ask_show": Bilingual("{seat}, что у вас на руке?", "{seat}, what do you hold?"),
    "ask_thing": Bilingual("{seat}, вы Нечто?", "{seat}, are you the Thing?"),
    "yes": Bilingual("Да.", "Yes."),
    "no": Bilingual("Нет.", "No."),
}
