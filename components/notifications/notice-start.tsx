'use client'

import { useEffect } from 'react'
import { enhanceNotice } from './notice-behaviour'

/** Brings the message of the marketing site to life, where the page has one. */
export function NoticeStart() {
  useEffect(() => {
    const notice = document.querySelector<HTMLElement>('[data-notice]')
    return notice === null ? undefined : enhanceNotice(notice)
  }, [])
  return null
}
