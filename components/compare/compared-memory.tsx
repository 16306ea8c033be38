'use client'

import { useEffect } from 'react'

const STORAGE_KEY = 'store.compared_titles'

function remembered(): readonly string[] {
  try {
    return sessionStorage.getItem(STORAGE_KEY)?.split(',').filter(Boolean) ?? []
  } catch {
    return []
  }
}

function remember(codes: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, codes)
  } catch {
    // Where nothing can be remembered, a comparison begins with one title.
  }
}

/** A title joins those compared last in this tab. Where there is no room for it, the comparison says so and keeps it waiting. */
const withRemembered = (href: string, code: string): string =>
  href.replace(/codes=[^&]*/, `codes=${[...new Set([...remembered(), code])].join(',')}`)

/**
 * Keeps in this tab which titles are compared, so that a link of a list or of a title's page adds its title to them. Without it
 * the link begins a comparison, to which others are added on its page.
 */
export function ComparedMemory() {
  useEffect(() => {
    const shown = document.querySelector('[data-compared]')
    if (shown !== null) remember(shown.getAttribute('data-compared') ?? '')
    const extend = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[data-compare]') : null
      const code = link?.getAttribute('data-compare')
      const href = link?.getAttribute('href')
      if (link && code && href) link.setAttribute('href', withRemembered(href, code))
    }
    document.addEventListener('click', extend, { capture: true })
    return () => document.removeEventListener('click', extend, { capture: true })
  }, [])
  return null
}
