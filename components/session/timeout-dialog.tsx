'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { fill } from '@/lib/i18n/fill'
import type { Warning } from '@/lib/session/timer/timer-state'
import type { SessionTimerTexts } from './session-timer-texts'
import { useTabTitle } from './use-tab-title'

type Props = {
  warning: Warning
  texts: SessionTimerTexts
  onStay: () => void
  onNoted: () => void
  onSignOut: () => void
}

/**
 * Dialog before a session ends: asks whether to stay, or warns of the end (spec §9). Every way to close the
 * dialog, except the sign-out button, is the harmless choice.
 */
export function TimeoutDialog({ warning, texts, onStay, onNoted, onSignOut }: Props) {
  const isIdle = warning.kind === 'idle'
  const words = isIdle ? texts.idle : texts.absolute
  const goOn = isIdle ? onStay : onNoted
  const time = minutesAndSeconds(warning.secondsLeft)
  useTabTitle(fill(texts.tabTitle, { time }))
  return (
    <Dialog
      title={words.title}
      open
      onClose={goOn}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={goOn}>{isIdle ? texts.idle.stay : texts.absolute.understood}</Button>
          <Button variant="secondary" onClick={onSignOut}>
            {texts.signOut}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p role="timer" className={warning.isLastCall ? 'font-semibold text-danger' : 'font-semibold'}>
        {isIdle && warning.isLastCall && `${texts.idle.lastCall} `}
        {fill(texts.timeLeft, { time })}
      </p>
      <Spoken text={spokenOf(warning.secondsLeft, texts.spoken)} />
    </Dialog>
  )
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Announcements for screen readers, few because each interrupts: at 2:00, 1:00, 0:30 and 0:10, and where the
 * user is warned earlier also at 10:00 and 5:00.
 */
function spokenOf(seconds: number, spoken: SessionTimerTexts['spoken']): string {
  if (seconds > 300) return spoken.tenMinutes
  if (seconds > 120) return spoken.fiveMinutes
  if (seconds > 60) return spoken.twoMinutes
  if (seconds > 30) return spoken.oneMinute
  return seconds > 10 ? spoken.thirtySeconds : spoken.tenSeconds
}

/** A live region announces changes only, so it is rendered before its first text. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
