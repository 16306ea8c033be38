/** A tax exemption that holds now, by its region; the day as yyyy-mm-dd. */
export type CartExemption = { region: string; validUntil: string }
