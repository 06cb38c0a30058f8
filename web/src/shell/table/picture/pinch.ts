/** Two fingers, or the wheel with Ctrl, look closer at what scrolls; by how much is told as it happens. */
export function pinch(closer: (by: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let apart = 0;
    const distance = ({ touches }: TouchEvent): number =>
      Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
    const start = (event: TouchEvent): void => {
      if (event.touches.length === 2) apart = distance(event);
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const now = distance(event);
      closer(now / apart);
      apart = now;
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      closer(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchmove", move);
      node.removeEventListener("wheel", wheel);
    };
  };
}
