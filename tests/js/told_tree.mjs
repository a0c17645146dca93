// What a drawn tree says and shows: its texts, and the icons in it; a clock is passed by.

export function told(node) {
  if (Array.isArray(node)) return node.map(told).join("");
  if (!node || typeof node !== "object") return node === true || !node ? "" : `${node}`;
  if (typeof node.type === "string") return told(node.props.children);
  if (node.type.name === "Icon") return `<${node.props.name}>`;
  return node.type.name === "Clock" ? "" : told(node.type(node.props));
}
