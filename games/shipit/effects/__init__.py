"""What cards do, filed by kin: draw, attack, defence, meta and events."""
