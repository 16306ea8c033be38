/** The amount after a discount in percent, rounded to the cent as commerce rounds it. */
export function ownPrice(value: number, percent: number): number {
  const cents = Math.round(value * 100)
  return (cents - Math.round((cents * percent) / 100)) / 100
}
