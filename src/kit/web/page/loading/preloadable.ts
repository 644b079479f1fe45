import { type ComponentType, createElement, use } from 'react'

/** As React's `lazy`, but a preloaded component renders without suspending. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<void> | undefined
  let loaded: ComponentType<Props> | undefined
  const preload = () => {
    loading ??= load().then((component) => {
      loaded = component
    })
    return loading
  }
  const render = (props: Props) => {
    if (!loaded) use(preload())
    return loaded && createElement(loaded, props)
  }
  return Object.assign(render, { preload })
}
