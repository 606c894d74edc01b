import type { Box } from "./text-box.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box by its middle. */
type Placed = Point & Box;

/**
 * The points that an arrow leads through: out of one thing at the side where its words are, straight along its words,
 * so that it crosses none of those above and below, and into the other thing at the side from which it comes.
 * @param isDown Whether the drawing reads from top to bottom, else from left to right
 */
export function routeBetween(from: Placed, words: Placed, to: Placed, isDown: boolean): readonly Point[] {
  const [before, behind] = [sideTowards(words, from, isDown), sideTowards(words, to, isDown)];
  return [sideTowards(from, words, isDown), before, behind, sideTowards(to, words, isDown)];
}

function sideTowards({ x, y, width, height }: Placed, other: Point, isDown: boolean): Point {
  return isDown
    ? { x, y: y + (Math.sign(other.y - y) * height) / 2 }
    : { x: x + (Math.sign(other.x - x) * width) / 2, y };
}

/**
 * A line through all points, as the path of an SVG. It leaves and reaches each of them along the direction of reading,
 * so that it lies under the words that stand on a point.
 */
export function lineThrough([first = { x: 0, y: 0 }, ...others]: readonly Point[], isDown: boolean): string {
  let last = first;
  const bends = others.map((point) => {
    const [x, y] = [(last.x + point.x) / 2, (last.y + point.y) / 2];
    const bend = isDown ? `${last.x} ${y} ${point.x} ${y}` : `${x} ${last.y} ${x} ${point.y}`;
    last = point;
    return `C ${bend} ${point.x} ${point.y}`;
  });
  return [`M ${first.x} ${first.y}`, ...bends].join(" ");
}
