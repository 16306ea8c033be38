'use client'

import { useEffect } from 'react'
import { COMPARE_FORM_ID } from '@/lib/catalogue/compare/compare-form'
import { COMPARE_PARAMETERS } from '@/lib/site/page-parameters'

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
    // Without storage a comparison starts with one title.
  }
}

/**
 * Adds a title to the titles compared last in this tab. If there are too many, the comparison page shows a
 * note and keeps the title waiting.
 */
const withRemembered = (href: string, code: string): string =>
  href.replace(/codes=[^&]*/, `codes=${[...new Set([...remembered(), code])].join(',')}`)

/** Shows at the button how many titles of the list are selected. */
function announceCount({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-compare]')) return
  const place = target.form?.querySelector('[data-compared-count]')
  const count = document.querySelectorAll('[data-compare]:checked').length
  if (place) place.textContent = count === 0 ? '' : `(${count})`
}

/** Adds the selection of a list to the titles compared last in this tab. */
function joinRemembered({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.id !== COMPARE_FORM_ID) return
  const name = COMPARE_PARAMETERS.codes
  const all = new Set([...remembered(), ...formData.getAll(name)])
  formData.delete(name)
  for (const code of all) formData.append(name, code)
}

/**
 * Stores the compared titles in this tab (session storage), so that the selection in a list and the link of a
 * title's page add to them. Without this script they start a new comparison, to which titles are added on its
 * page.
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
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', extend, { capture: true, signal })
    document.addEventListener('change', announceCount, { signal })
    document.addEventListener('formdata', joinRemembered, { signal })
    return () => ended.abort()
  }, [])
  return null
}
