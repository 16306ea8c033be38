'use client'

import { useEffect } from 'react'
import { fetchProgrammes, type OwnDiscount } from './fetch-programmes'
import { usePersonal } from './use-personal'

/**
 * Price programmes that change the prices for this user, and the effect. The cached page contains list
 * prices; the note is below the items, so it moves nothing.
 */
export function ProgrammeNote({ path }: { path: string }) {
  const loaded = usePersonal(path, fetchProgrammes)
  useOwnPrices(loaded?.discount)
  if (loaded === undefined) return null
  return (
    <ul className="column no-print -mt-4 space-y-1 pb-8 lg:-mt-8 lg:pb-12">
      {loaded.programmes.map(({ name, facts }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span> · {facts}
        </li>
      ))}
    </ul>
  )
}

/**
 * Loaded only for users with a discount. If it fails to load, they see the list prices, and the cart shows
 * their own.
 */
function useOwnPrices(discount: OwnDiscount | undefined): void {
  useEffect(() => {
    if (discount === undefined) return
    let isOver = false
    let takeBack = () => undefined as unknown
    void import('./own-prices').then(
      ({ showOwnPrices }) => {
        if (!isOver) takeBack = showOwnPrices(discount)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      takeBack()
    }
  }, [discount])
}
