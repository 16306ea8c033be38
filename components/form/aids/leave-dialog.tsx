'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { hasUnsavedInput } from '../unsaved/unsaved-input'
import type { AutosaveControl } from './autosave'
import type { FormAidTexts } from './form-aid-texts'
import { type Go, watchLeaving } from './leaving'

/** Longest wait for the result of the last save. */
const ASK_AFTER_MS = 1_000

type Keeper = Pick<AutosaveControl, 'flush' | 'release' | 'isReleased'> & {
  /** The form that is guarded; undefined where `isUnsaved` looks at several. */
  form: HTMLFormElement | undefined
  /** Whether an event that replaces the page would lose input. */
  isUnsaved?: (event: Event) => boolean
}

export type LeaveDialogProps = { keeper: Keeper; restored: boolean; texts: FormAidTexts['leave'] }

type Departure = { go: Go; isCertain: boolean; isKept: boolean }

const losesInput = ({ form, isUnsaved }: Keeper, restored: boolean, event: Event): boolean =>
  isUnsaved?.(event) ?? (restored || (form !== undefined && hasUnsavedInput(form)))

const afterAWhile = (): Promise<false> => new Promise(resolve => setTimeout(resolve, ASK_AFTER_MS, false))

/**
 * Asks before a link or another form of the page leaves a form with unsaved input, and explains what happens
 * to the input (spec §2).
 */
export function LeaveDialog({ keeper, restored, texts }: LeaveDialogProps) {
  const [departure, setDeparture] = useState<Departure>()

  useEffect(() => {
    const listeners = new AbortController()
    watchLeaving({
      form: keeper.form,
      signal: listeners.signal,
      onLeave: (event, go, isCertain) => {
        if (keeper.isReleased() || !losesInput(keeper, restored, event)) return
        event.preventDefault()
        const saved = keeper.flush()
        void Promise.race([saved, afterAWhile()]).then(isKept => setDeparture({ go, isCertain, isKept }))
        void saved.then(isKept => isKept && setDeparture(open => open && { ...open, isKept }))
      },
    })
    return () => listeners.abort()
  }, [keeper, restored])

  const leave = () => {
    if (departure?.isCertain === true) keeper.release()
    departure?.go()
    setDeparture(undefined)
  }

  return (
    <Dialog
      title={texts.title}
      open={departure !== undefined}
      onClose={() => setDeparture(undefined)}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={() => setDeparture(undefined)}>{texts.stay}</Button>
          <Button variant="secondary" onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <p>{departure?.isKept === false ? texts.lost : texts.kept}</p>
    </Dialog>
  )
}
