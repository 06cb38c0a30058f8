/** How a board is being looked at: pure sums, in world units (the board's own) and pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Size {
  w: number;
  h: number;
}

/** A world may want so much room at its left or below it first, where the screen is larger than it is. */
export interface World extends Box {
  left?: number;
  below?: number;
}

/** The world point in the middle of the screen, and how much larger than "all of it" things are. */
export interface Camera extends Point {
  zoom: number;
}

export const CLOSEST = 6;

/** All of the world, in the middle. */
export function whole(world: World): Camera {
  return { x: world.x + world.w / 2, y: world.y + world.h / 2, zoom: 1 };
}

/** Pixels in a unit of the world. */
export function scale(camera: Camera, world: World, screen: Size): number {
  return Math.min(screen.w / world.w, screen.h / world.h) * camera.zoom || 1;
}

/** The part of the world that is on the screen; more than the world where the shapes differ. */
export function frame(camera: Camera, world: World, screen: Size): Box {
  const unit = scale(camera, world, screen);
  const [w, h] = [screen.w / unit, screen.h / unit];
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

/** The nearest camera that shows no more emptiness than it must. */
export function held(camera: Camera, world: World, screen: Size): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom));
  const { w, h } = frame({ ...camera, zoom }, world, screen);
  const x = between(camera.x, world.x, world.w, w, world.left ?? 0);
  return { x, y: between(camera.y, world.y, world.h, h, -(world.below ?? 0)), zoom };
}

function between(at: number, from: number, length: number, seen: number, before: number): number {
  const room = seen - length;
  if (room >= 0) return from - Math.max(0, Math.min(room, (room + before) / 2)) + seen / 2;
  return Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
}

export function toWorld(pixel: Point, camera: Camera, world: World, screen: Size): Point {
  const box = frame(camera, world, screen);
  const unit = scale(camera, world, screen);
  return { x: box.x + pixel.x / unit, y: box.y + pixel.y / unit };
}

/** Larger by a factor, with what is under a pixel staying under it. */
export function zoomed(camera: Camera, factor: number, pixel: Point, world: World, screen: Size): Camera {
  const fixed = toWorld(pixel, camera, world, screen);
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const unit = scale({ ...camera, zoom }, world, screen);
  const x = fixed.x - (pixel.x - screen.w / 2) / unit;
  const y = fixed.y - (pixel.y - screen.h / 2) / unit;
  return held({ x, y, zoom }, world, screen);
}

/** Moved as a hand moves a map: by pixels. */
export function dragged(camera: Camera, by: Point, world: World, screen: Size): Camera {
  const unit = scale(camera, world, screen);
  return held({ ...camera, x: camera.x - by.x / unit, y: camera.y - by.y / unit }, world, screen);
}
