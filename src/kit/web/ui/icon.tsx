import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** Width and height in pixels, of letters of the usual 16: it grows with them. */
  size?: number
  /** The stroke width. */
  stroke?: number
}

/** An icon of the icon set: `import { IconTrash } from '~icons'` (`scripts/icons.ts`). */
export type Icon = (props: IconProps) => React.ReactNode

const outlined = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Creates an icon component from SVG; called only by generated code. */
export function icon(drawing: string, isOutlined: boolean): Icon {
  const inner = { __html: drawing }
  return ({ size = 24, stroke = 2, ...props }) => {
    const side = `${size / 16}rem`
    return (
      <svg
        width={side}
        height={side}
        viewBox="0 0 24 24"
        {...(isOutlined && { ...outlined, strokeWidth: stroke })}
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is from the icon set and from no input.
        dangerouslySetInnerHTML={inner}
      />
    )
  }
}
