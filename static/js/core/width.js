// How wide something is drawn.

import { useLayoutEffect, useState } from "preact/hooks";

/**
 * Its width in px, 0 before it is drawn; whoever asks is drawn again when that changes.
 *
 * @param {{ current: HTMLElement | null }} ref
 */
export function useWidth(ref) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return width;
}
