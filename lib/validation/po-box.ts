import { foldWords } from '../text/transliterate.ts'

// Folding removes accents and punctuation: `Apdo. nº 12` becomes `apdo no 12`.
const NUMBER = String.raw`(?: (?:n|no|nr|num|numero|number|nummer))? ?[a-z]?\d`
const NUMBER_OR_END = `(?:${NUMBER}|$)`
/** Some boxes have a letter only. */
const BOX = `box(?: [a-z])?${NUMBER_OR_END}`
/** A street may have the same name as a box: Calle Apartado 12, rue du CP 3. */
const NO_STREET = String.raw`(?<!\b(?:c|calle|callejon|avenida|avda?|paseo|plaza|camino|via|rue|avenue|boulevard|chemin|route|place|allee)(?: de| du| des)?(?: los?| las?| la|l)? )`

/**
 * P.O. box terms of the site languages (spec §5). The term is followed by a number, or ends the line with the
 * number elsewhere: so Box Hill Street, Pobox Way, Locked Bag Lane, Via Po 12 and Apartado Lane remain
 * addresses.
 */
const PO_BOX = new RegExp(
  [
    `\\bp ?[o0] ?${BOX}`,
    `\\bp ?o ?b${NUMBER}`,
    `\\bpost(?:al)? (?:office )?box${NUMBER_OR_END}`,
    `\\bg ?p ?o ${BOX}`,
    `\\bpmb${NUMBER_OR_END}`,
    `\\bprivate mail ?(?:box|bag)${NUMBER_OR_END}`,
    `\\b(?:locked|private) (?:mail )?bag${NUMBER_OR_END}`,
    `\\bpost ?bus${NUMBER_OR_END}`,
    `\\bantwoordnummer${NUMBER}`,
    `${NO_STREET}\\bap(?:arta)?do(?: de)? (?:correos?|postal)${NUMBER_OR_END}`,
    `${NO_STREET}\\bap(?:arta)?do${NUMBER_OR_END}`,
    `${NO_STREET}\\bcasilla (?:de correos?|postal)${NUMBER_OR_END}`,
    `${NO_STREET}\\b(?:case|casier|boite) postale?${NUMBER_OR_END}`,
    // `b p` with a space counts only at the start: elsewhere it means a tower and a level (Tower B, P 5).
    `(?:${NO_STREET}\\bbp|^b p)${NUMBER}`,
  ].join('|'),
)

// In Spanish addresses `CP` also precedes a five-digit postal code.
const CASE_POSTALE = new RegExp(`(?:${NO_STREET}\\bcp|^c p)${NUMBER}`)
const POSTAL_CODE_CP = /\bc ?p \d{5}\b/g

/** Joins initials: `C.P.` and `G. P. O.` become one word. */
const joinInitials = (line: string): string => line.replace(/\b(\p{L})\. ?(?=\p{L}\b)/gu, '$1')

/** Whether an address line is a P.O. box in any site language (spec §5: no P.O. boxes). */
export function isPoBox(line: string, country: string): boolean {
  const words = foldWords(joinInitials(line.normalize('NFKC')))
  const withoutPostalCode = country === 'CA' ? words : words.replace(POSTAL_CODE_CP, '')
  return PO_BOX.test(words) || CASE_POSTALE.test(withoutPostalCode)
}
