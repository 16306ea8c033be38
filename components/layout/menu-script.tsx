'use client'

import { useEffect } from 'react'
import { enhanceMenus } from './menu-behaviour'

/** Adds the script behavior to the menus of the header. */
export function MenuScript({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    return header === null ? undefined : enhanceMenus(header)
  }, [headerId])
  return null
}
