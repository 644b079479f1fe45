import { cropPenalty, type Looks, mirrored } from '#server/kit/pictures/look.ts'

/** As the portal's search compares two pictures: whole with whole, or whole with a crop of the other, each also in a mirror. */
export function distanceBetween(one: Looks, other: Looks): number {
  return Math.min(
    ...[one.look, mirrored(one.look)].flatMap((look) => [
      bitsBetween(look, other.look),
      ...other.crops.map((crop) => cropPenalty + bitsBetween(look, crop)),
    ]),
    ...[other.look, mirrored(other.look)].flatMap((look) =>
      one.crops.map((crop) => cropPenalty + bitsBetween(look, crop)),
    ),
  )
}

function bitsBetween(one: string, other: string): number {
  let count = 0
  for (let bit = 0; bit < one.length; bit++) if (one[bit] !== other[bit]) count += 1
  return count
}
