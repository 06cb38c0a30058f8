/** Wheel, drag and pinch on a board. A drag is never a click. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "./camera";

/** Pixels that a pointer may stray and still mean a click. */
const STEADY = 7;

export interface Hand {
  drag(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** A finger rests on something; lifting it is no click. */
  rest?(on: Element): void;
}

/** Milliseconds after which a finger that stays is looking, not tapping. */
const RESTING = 450;

/** Tells a hand what pointers do on an element. */
export function gestures(hand: Hand): Attachment<Element> {
  return (element) => {
    const down = new Map<number, Point>();
    let moved = false;
    let start: Point = { x: 0, y: 0 };
    let resting = 0;

    const at = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      down.set(event.pointerId, at(event));
      if (down.size === 1) [moved, start] = [false, at(event)];
      clearTimeout(resting);
      if (down.size === 1 && event.pointerType === "touch" && hand.rest) resting = window.setTimeout(rest, RESTING, event.target);
    };

    const rest = (on: Element): void => {
      moved = true;
      hand.rest?.(on);
    };

    const move = (event: PointerEvent): void => {
      const was = down.get(event.pointerId);
      if (!was) return;
      const now = at(event);
      if (!moved && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STEADY) return;
      clearTimeout(resting);
      if (!moved) {
        moved = true;
        for (const id of down.keys()) element.setPointerCapture(id);
      }
      if (down.size === 1) hand.drag({ x: now.x - was.x, y: now.y - was.y });
      else pinch(event.pointerId, was, now);
      down.set(event.pointerId, now);
    };

    const pinch = (id: number, was: Point, now: Point): void => {
      const other = [...down].find(([key]) => key !== id)?.[1];
      if (!other) return;
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      hand.drag({ x: (now.x - was.x) / 2, y: (now.y - was.y) / 2 });
      if (before > 0) hand.zoom(after / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    };

    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      clearTimeout(resting);
    };

    /** The click that a browser makes at the end of a drag is swallowed. */
    const click = (event: Event): void => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : 1;
      hand.zoom(Math.exp((-event.deltaY * lines) / 400), at(event));
    };

    const ears: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [name, ear, how] of ears) element.addEventListener(name, ear as EventListener, how);
    return () => {
      for (const [name, ear, how] of ears) element.removeEventListener(name, ear as EventListener, how);
    };
  };
}
