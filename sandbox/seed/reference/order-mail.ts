import type { Translated } from './translated.ts'

type MailText = 'subject' | 'body' | 'held'

/** The mail that confirms an order; `{order}` and the like are filled in. */
export const ORDER_MAIL: Readonly<Record<MailText, Translated>> = {
  subject: {
    en: 'Your order {order}',
    fr: 'Votre commande {order}',
    nl: 'Uw bestelling {order}',
    es: 'Su pedido {order}',
  },
  body: {
    en: 'Dear {name},\n\nThank you for your order {order}.\n\n{lines}\n\n{sums}\n',
    fr: 'Bonjour {name},\n\nMerci de votre commande {order}.\n\n{lines}\n\n{sums}\n',
    nl: 'Beste {name},\n\nBedankt voor uw bestelling {order}.\n\n{lines}\n\n{sums}\n',
    es: 'Hola, {name}:\n\nGracias por su pedido {order}.\n\n{lines}\n\n{sums}\n',
  },
  held: {
    en: '\nBefore we can process the order, we need to check something or need something from you.\n',
    fr: '\nAvant de traiter la commande, nous devons vérifier un point ou recevoir quelque chose de votre part.\n',
    nl: '\nVoordat we de bestelling verwerken, moeten we iets controleren of hebben we nog iets van u nodig.\n',
    es: '\nAntes de tramitar el pedido tenemos que comprobar algo o necesitamos algo de usted.\n',
  },
}

export type MailSum = 'subtotal' | 'discounts' | 'delivery' | 'tax' | 'includedTax' | 'total'

/** Sums in the mail, in which `{amount}` is filled in. */
export const ORDER_MAIL_SUMS: Readonly<Record<MailSum, Translated>> = {
  subtotal: {
    en: 'Subtotal: {amount}',
    fr: 'Sous-total : {amount}',
    nl: 'Subtotaal: {amount}',
    es: 'Subtotal: {amount}',
  },
  discounts: {
    en: 'Discounts: −{amount}',
    fr: 'Rabais : −{amount}',
    nl: 'Kortingen: −{amount}',
    es: 'Descuentos: −{amount}',
  },
  delivery: {
    en: 'Shipping: {amount}',
    fr: 'Livraison : {amount}',
    nl: 'Verzendkosten: {amount}',
    es: 'Envío: {amount}',
  },
  tax: { en: 'Tax: {amount}', fr: 'Taxes : {amount}', nl: 'Btw: {amount}', es: 'Impuestos: {amount}' },
  includedTax: {
    en: 'Tax included: {amount}',
    fr: 'Taxes comprises : {amount}',
    nl: 'Inclusief btw: {amount}',
    es: 'Impuestos incluidos: {amount}',
  },
  total: { en: 'Total: {amount}', fr: 'Total : {amount}', nl: 'Totaal: {amount}', es: 'Total: {amount}' },
}

/** The mail to a qualified user who is no member of the organization and was named in an order. */
export const INVITATION_MAIL: Readonly<Record<'subject' | 'body', Translated>> = {
  subject: {
    en: '{buyer} named you as the qualified user for an order',
    fr: '{buyer} vous désigne comme personne qualifiée pour une commande',
    nl: '{buyer} heeft u opgegeven als gekwalificeerde gebruiker voor een bestelling',
    es: '{buyer} le ha indicado como persona cualificada para un pedido',
  },
  body: {
    en: 'Hello,\n\n{buyer} ({organization}) placed order {order} and named you as the person who will use these items:\n\n{lines}\n\nThe order is on hold until we have confirmed your qualification. Create an account with this email address, or sign in, and send us your evidence.\n',
    fr: 'Bonjour,\n\n{buyer} ({organization}) a passé la commande {order} et vous a désigné comme la personne qui utilisera ces articles :\n\n{lines}\n\nLa commande est en attente jusqu’à ce que nous ayons confirmé votre qualification. Créez un compte avec cette adresse courriel, ou ouvrez une session, puis envoyez-nous vos justificatifs.\n',
    nl: 'Hallo,\n\n{buyer} ({organization}) heeft bestelling {order} geplaatst en u opgegeven als degene die deze artikelen gebruikt:\n\n{lines}\n\nDe bestelling wacht tot wij uw kwalificatie hebben bevestigd. Maak met dit e-mailadres een account aan of log in, en stuur ons uw bewijsstukken.\n',
    es: 'Hola:\n\n{buyer} ({organization}) ha realizado el pedido {order} y le ha indicado como la persona que usará estos artículos:\n\n{lines}\n\nEl pedido queda en espera hasta que confirmemos su cualificación. Cree una cuenta con esta dirección de correo electrónico o inicie sesión, y envíenos sus justificantes.\n',
  },
}
