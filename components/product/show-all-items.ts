/** Takes back the choice of a group, so that a link leads to an item of any. Without script the style sheet shows its group (product.css). */
export function showAllItems(): void {
  const all = document.querySelector<HTMLInputElement>('.item-groups [value="ALL"]')
  if (all !== null) all.checked = true
}
