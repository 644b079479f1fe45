import sharp, { type Sharp } from 'sharp'

/** A brow, drawn a little differently each time. */
export function drawnBrow(seed: number): Sharp {
  const at = (index: number, from: number, to: number) =>
    from + (((Math.sin(seed * 99 + index * 7) * 10_000) % 1) + 1) * 0.5 * (to - from)
  const hairs = Array.from({ length: 60 }, (_, hair) => {
    const x = at(hair, 120, 780)
    const y = at(hair + 200, 420, 640)
    return `<path d="M${x} ${y} q ${at(hair + 300, 10, 60)} ${at(hair + 400, -90, -20)} ${at(hair + 500, 60, 130)} ${at(hair + 600, -60, 10)}" stroke="#3a2a20" stroke-width="${at(hair + 700, 6, 18)}" fill="none"/>`
  })
  const shades = Array.from(
    { length: 5 },
    (_, shade) =>
      `<ellipse cx="${at(shade + 800, 0, 900)}" cy="${at(shade + 900, 0, 1200)}" rx="${at(shade + 1000, 120, 380)}" ry="${at(shade + 1100, 80, 300)}" fill="#7d4b38" opacity="0.35"/>`,
  )
  return drawn(`<rect width="900" height="1200" fill="#dcb296"/>${shades.join('')}${hairs.join('')}`)
}

export function drawn(scene: string): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">${scene}</svg>`),
  ).removeAlpha()
}
