import { z } from 'zod/mini'

/** An accent color that people choose, and the shades of it that stay readable on every surface of the portal. */

/** In whichever letters it was typed; stored are small ones. */
export const accentColor = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'color_format'))

export type Shades = {
  /** A primary button, and under a pointer. */
  accent: string
  hover: string
  /** Links and marked words. */
  ink: string
  /** Behind what is chosen. */
  wash: string
  /** The ground of the painting. */
  canvas: string
}
export type AccentShades = Record<'light' | 'dark', Shades>

/** The contrast ratio that WCAG requires of text. */
export const readable = 4.5

/** The colors from which a shade has to be distinguishable: the tokens of these names in `tokens.css`. */
export const surfaces = {
  light: { 'on-accent': '#fffaf5', paper: '#f8f3ea', sheet: '#fffdf9', sunken: '#f0e9dc' },
  dark: { 'on-accent': '#fff6f2', paper: '#171310', sheet: '#201b17', sunken: '#120f0c' },
}

/** As near to the chosen color as words stay readable on it, and in it. */
export function shadesOf(color: string): AccentShades {
  const chosen = lchOf(color)
  const made = (lightness: number, chroma: number) => ({ l: lightness, c: Math.min(chosen.c, chroma), h: chosen.h })
  const canvas = hexOf(made(0.22, 0.09))
  const light = (() => {
    const { 'on-accent': words, ...grounds } = surfaces.light
    const accent = darkened(chosen, [words])
    const wash = hexOf(made(0.935, 0.025))
    const hover = hexOf({ ...lchOf(accent), l: Math.max(0, lchOf(accent).l - 0.05) })
    return { accent, hover, ink: darkened(chosen, [...Object.values(grounds), wash]), wash, canvas }
  })()
  const dark = (() => {
    const { 'on-accent': words, ...grounds } = surfaces.dark
    // A color as dark as the page would hide the button.
    const shown = { ...chosen, l: Math.max(chosen.l, 0.44) }
    const wash = hexOf(made(0.26, 0.05))
    const ink = lightened({ ...chosen, l: Math.max(chosen.l, 0.72) }, [...Object.values(grounds), wash])
    return {
      accent: darkened(shown, [words]),
      hover: darkened({ ...shown, l: shown.l + 0.05 }, [words]),
      ink,
      wash,
      canvas,
    }
  })()
  return { light, dark }
}

/** Between 1 and 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

type Lch = { l: number; c: number; h: number }

const darkened = (color: Lch, others: string[]) => moved(color, others, -0.005)
const lightened = (color: Lch, others: string[]) => moved(color, others, 0.005)

function moved(color: Lch, others: string[], step: number): string {
  for (let { l } = color; l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...color, l })
    if (others.every((other) => contrast(hex, other) >= readable)) return hex
  }
  return step < 0 ? '#000000' : '#ffffff'
}

function channelsOf(hex: string): [number, number, number] {
  const linear = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [linear(1), linear(3), linear(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** OKLCH, in which lightness is what the eye sees: a shade of it has the same hue. */
function lchOf(hex: string): Lch {
  const [red, green, blue] = channelsOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** A color that no screen shows loses chroma until one does. */
function hexOf({ l, c, h }: Lch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const isShown = channels.every((value) => value > -0.0005 && value < 1.0005)
  if (!isShown && c > 0.001) return hexOf({ l, c: c * 0.96, h })
  return `#${channels.map(byteOf).join('')}`
}

function byteOf(linear: number): string {
  const value = Math.min(1, Math.max(0, linear))
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
