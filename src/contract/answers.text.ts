import { bilingualTexts } from './kit/text.ts'

/** What the server says when all went well. */
export const answerTexts = bilingualTexts({
  pl: {
    reset_link_sent: 'Jeśli ten adres należy do konta w portalu, za chwilę dotrze na niego link do ustawienia hasła.',
    password_set: 'Hasło zostało ustawione. Możesz się zalogować.',
    password_replaced:
      'Nowe hasło zostało ustawione. Możesz się zalogować. Na innych urządzeniach Twoje konto zostało wylogowane.',
  },
  'en-US': {
    reset_link_sent: 'If this address belongs to an account, a link to set the password will arrive there shortly.',
    password_set: 'The password is set. You can sign in.',
    password_replaced: 'The new password is set. You can sign in. Your account was signed out on other devices.',
  },
})
