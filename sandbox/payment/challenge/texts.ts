import type { FieldLanguage } from '../fields/texts.ts'

type Texts = Readonly<Record<'title' | 'text' | 'accept' | 'refuse' | 'leave' | 'done', string>>

/** Texts of the challenge page, as of a bank. */
export const CHALLENGE_TEXTS: Readonly<Record<FieldLanguage, Texts>> = {
  en: {
    title: 'Confirm your payment',
    text: 'Your bank asks you to confirm this payment of {amount}.',
    accept: 'Confirm payment',
    refuse: 'Refuse payment',
    leave: 'Leave without deciding',
    done: 'Thank you. You can go back to the store.',
  },
  fr: {
    title: 'Confirmez votre paiement',
    text: 'Votre banque vous demande de confirmer ce paiement de {amount}.',
    accept: 'Confirmer le paiement',
    refuse: 'Refuser le paiement',
    leave: 'Quitter sans décider',
    done: 'Merci. Vous pouvez retourner à la boutique.',
  },
  nl: {
    title: 'Bevestig uw betaling',
    text: 'Uw bank vraagt u deze betaling van {amount} te bevestigen.',
    accept: 'Betaling bevestigen',
    refuse: 'Betaling weigeren',
    leave: 'Verlaten zonder te beslissen',
    done: 'Bedankt. U kunt terug naar de winkel.',
  },
  es: {
    title: 'Confirme el pago',
    text: 'Su banco le pide que confirme este pago de {amount}.',
    accept: 'Confirmar el pago',
    refuse: 'Rechazar el pago',
    leave: 'Salir sin decidir',
    done: 'Gracias. Puede volver a la tienda.',
  },
}
