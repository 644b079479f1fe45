import { type ComponentType, createElement, use } from 'react'

/** As React's `lazy`; what was preloaded is drawn at once, without a moment of nothing. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<void> | undefined
  let loaded: ComponentType<Props> | undefined
  const preload = () => {
    loading ??= load().then((component) => {
      loaded = component
    })
    return loading
  }
  const draw = (props: Props) => {
    if (!loaded) use(preload())
    return loaded && createElement(loaded, props)
  }
  return Object.assign(draw, { preload })
}
