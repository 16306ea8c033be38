'use client'

import { useEffect } from 'react'
import { enhanceMenus } from './menu-behaviour'

/** Brings the menus of the header to life. */
export function MenuScript({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    return header === null ? undefined : enhanceMenus(header)
  }, [headerId])
  return null
}
