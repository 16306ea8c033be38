'use client'

import { useId, useState } from 'react'
import { notify } from '@/components/notifications/notify'
import { Button } from '@/components/ui/button'

export type ShareWords = { share: string; copied: string; byHand: string }

/** Shares the page by what the device offers for it, else copies its address; where neither is allowed, the address is shown to be copied by hand. */
export function ShareTool({ words }: { words: ShareWords }) {
  const fieldId = useId()
  const [address, setAddress] = useState<string>()
  const share = async () => {
    const isDone = (await shareByDevice()) || (await copyAddress(words.copied))
    setAddress(isDone ? undefined : location.href)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        {words.share}
      </Button>
      {address !== undefined && (
        <span className="order-last w-full">
          <label htmlFor={fieldId} className="block">
            {words.byHand}
          </label>
          <input
            id={fieldId}
            ref={choose}
            readOnly
            value={address}
            className="control mt-1 w-80 max-w-full"
          />
        </span>
      )}
    </>
  )
}

function choose(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** Whether the device has taken care of it. Whoever closes its sheet has decided against sharing. */
async function shareByDevice(): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ url: location.href, title: document.title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Whether the address is in the clipboard, and that has been said. Over plain HTTP browsers have no clipboard, and some refuse it. */
async function copyAddress(copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.href)
    await notify({ message: copied, status: 'SUCCESS', id: 'shared' })
    return true
  } catch {
    return false
  }
}
