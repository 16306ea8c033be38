'use client'

import { useEffect } from 'react'

/** Marks the link to the section that is shown, which depends on the address alone. */
export function CurrentSection() {
  useEffect(() => {
    const mark = () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-links] a')]
      const current = links.find(({ hash }) => hash === location.hash) ?? links[0]
      for (const link of links)
        if (link === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    }
    mark()
    addEventListener('hashchange', mark)
    return () => removeEventListener('hashchange', mark)
  }, [])
  return null
}
