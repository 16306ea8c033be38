import type { RefCallback } from 'react'

/**
 * A ref for a bar at the lower edge of the window: it publishes as a custom property of the page how much of
 * the edge the bar covers, so that other fixed elements lie above it and focused elements and the end of the
 * page can be scrolled into sight.
 */
export const publishHeight =
  (property: `--${string}`): RefCallback<HTMLElement> =>
  bar => {
    if (bar === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
