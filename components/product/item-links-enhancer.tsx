'use client'

import { useEffect } from 'react'
import { ITEM_ANCHOR } from './item-anchor'

/**
 * Resets the group filter to all groups when a link to an item is clicked. Without script the style sheet
 * shows its group (product.css).
 */
export function ItemLinksEnhancer() {
  useEffect(() => {
    document.addEventListener('click', showAllItems)
    return () => document.removeEventListener('click', showAllItems)
  }, [])
  return null
}

function showAllItems({ target }: MouseEvent): void {
  const leadsToItem = target instanceof Element && target.closest(`a[href^="#${ITEM_ANCHOR}"]`) !== null
  const all = document.querySelector<HTMLInputElement>('.item-groups [value="ALL"]')
  if (leadsToItem && all !== null) all.checked = true
}
