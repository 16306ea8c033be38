'use client'

import { useEffect, useRef } from 'react'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import { readChallengeMessage } from './frame-messages'

type Props = {
  frame: FieldsFrame
  title: string
  /** Where the user goes on after the challenge, and after leaving it. */
  hrefs: { completed: string; left: string }
  onOver?: (href: string) => void
}

const goTo = (href: string) => window.location.assign(href)

/**
 * The 3-D Secure challenge in a frame of the payment provider. Its message only says that it is over; the
 * result is read by the server. Without script the page has a link in its place.
 */
export function ChallengeFrame({ frame: { address, origin }, title, hrefs, onOver = goTo }: Props) {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const { completed, left } = hrefs
  useEffect(() => {
    const listen = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frameRef.current?.contentWindow) return
      const outcome = readChallengeMessage(data)
      if (outcome !== undefined) onOver(outcome === 'left' ? left : completed)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, completed, left, onOver])
  return (
    <iframe
      ref={frameRef}
      src={address}
      title={title}
      height={400}
      referrerPolicy="origin"
      className="w-full max-w-form rounded-sm border border-line bg-white"
    />
  )
}
