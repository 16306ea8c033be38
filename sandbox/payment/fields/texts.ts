/** Languages of the hosted fields; an unknown one is English. */
const FIELD_LANGUAGES = ['en', 'fr', 'nl', 'es'] as const

export type FieldLanguage = (typeof FIELD_LANGUAGES)[number]

/** The language in which a page of the provider is shown: the one asked for, if there are texts in it. */
export const readLanguage = (wanted: string | undefined): FieldLanguage =>
  FIELD_LANGUAGES.find(language => language === wanted) ?? 'en'

type Texts = {
  title: string
  number: string
  expiry: string
  expiryHint: string
  code: string
  codeHint: string
  name: string
  errors: Readonly<Record<FieldError, string>>
}

/** Errors of fields; the page gets all of them, so that its script shows them without a request. */
type FieldError =
  | 'numberMissing'
  | 'numberInvalid'
  | 'expiryMissing'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'codeMissing'
  | 'codeInvalid'
  | 'nameMissing'
  | 'failed'

/** The texts of the hosted fields. */
export const FIELD_TEXTS: Readonly<Record<FieldLanguage, Texts>> = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, for example 04/29',
    code: 'Security code',
    codeHint: 'Three digits on the back, or four on the front of American Express',
    name: 'Name on card',
    errors: {
      numberMissing: 'Enter the card number.',
      numberInvalid: 'This card number isn’t valid. Check the digits.',
      expiryMissing: 'Enter the expiry date.',
      expiryInvalid: 'Enter the month and year as on the card, for example 04/29.',
      expiryPast: 'This card has expired.',
      codeMissing: 'Enter the security code.',
      codeInvalid: 'The security code doesn’t have the right number of digits.',
      nameMissing: 'Enter the name on the card.',
      failed: 'The card details couldn’t be sent. Try again.',
    },
  },
  fr: {
    title: 'Renseignements de la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'Mois et année, par exemple 04/29',
    code: 'Code de sécurité',
    codeHint: 'Trois chiffres au dos, ou quatre au recto d’American Express',
    name: 'Nom du titulaire',
    errors: {
      numberMissing: 'Entrez le numéro de la carte.',
      numberInvalid: 'Ce numéro de carte n’est pas valide. Vérifiez les chiffres.',
      expiryMissing: 'Entrez la date d’expiration.',
      expiryInvalid: 'Entrez le mois et l’année comme sur la carte, par exemple 04/29.',
      expiryPast: 'Cette carte est expirée.',
      codeMissing: 'Entrez le code de sécurité.',
      codeInvalid: 'Le code de sécurité n’a pas le bon nombre de chiffres.',
      nameMissing: 'Entrez le nom inscrit sur la carte.',
      failed: 'Les renseignements de la carte n’ont pas pu être envoyés. Réessayez.',
    },
  },
  nl: {
    title: 'Kaartgegevens',
    number: 'Kaartnummer',
    expiry: 'Vervaldatum',
    expiryHint: 'Maand en jaar, bijvoorbeeld 04/29',
    code: 'Beveiligingscode',
    codeHint: 'Drie cijfers op de achterkant, of vier op de voorkant van American Express',
    name: 'Naam op de kaart',
    errors: {
      numberMissing: 'Vul het kaartnummer in.',
      numberInvalid: 'Dit kaartnummer klopt niet. Controleer de cijfers.',
      expiryMissing: 'Vul de vervaldatum in.',
      expiryInvalid: 'Vul maand en jaar in zoals op de kaart, bijvoorbeeld 04/29.',
      expiryPast: 'Deze kaart is verlopen.',
      codeMissing: 'Vul de beveiligingscode in.',
      codeInvalid: 'De beveiligingscode heeft niet het juiste aantal cijfers.',
      nameMissing: 'Vul de naam op de kaart in.',
      failed: 'De kaartgegevens konden niet worden verzonden. Probeer het opnieuw.',
    },
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryHint: 'Mes y año, por ejemplo 04/29',
    code: 'Código de seguridad',
    codeHint: 'Tres cifras en el reverso, o cuatro en el anverso de American Express',
    name: 'Titular de la tarjeta',
    errors: {
      numberMissing: 'Introduzca el número de la tarjeta.',
      numberInvalid: 'Este número de tarjeta no es válido. Revise las cifras.',
      expiryMissing: 'Introduzca la fecha de caducidad.',
      expiryInvalid: 'Introduzca el mes y el año como aparecen en la tarjeta, por ejemplo 04/29.',
      expiryPast: 'Esta tarjeta ha caducado.',
      codeMissing: 'Introduzca el código de seguridad.',
      codeInvalid: 'El código de seguridad no tiene el número correcto de cifras.',
      nameMissing: 'Introduzca el nombre que figura en la tarjeta.',
      failed: 'No se han podido enviar los datos de la tarjeta. Inténtelo de nuevo.',
    },
  },
}
