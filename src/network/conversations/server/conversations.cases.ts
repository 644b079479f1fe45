import { conversations } from '#network/conversations/contract/conversations.ts'
import { type Act, type Action, type Cases, type Concerned, words } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { conversationOf, conversationOfStudent } from '#testing/make/make-conversations.ts'

export const conversationCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    list                401      200     200    200     200    200
    thread              401      404     200    404     200    200
    send                401      404     201    404     201    201
    write               401      404     201    404     201    201
    sendOfStudent       401      201     404    404     201    201
    open                401      200     404    404     404    404
    read                401      404     204    404     204    204
    attachment          401      404     200    404     200    200
    askForDate          401      201     201    201     404    404
  `,
  workedOut: { list: ['unread'] },
  input: ({ world: { db }, others }) => ({
    thread: ({ own }) => ({ id: (own ?? others).conversation?.id }),
    send: ({ own }) => ({ ...(own ?? others).conversation?.path, message: words.pl }),
    write: ({ own }) => ({ ...(own ?? others).conversation?.path, message: words.pl }),
    sendOfStudent: async () => ({
      ...(await conversationOfStudent(db, cast.student.email)).path,
      message: words.pl,
    }),
    read: ({ own }) => {
      const { id, message_id } = (own ?? others).conversation ?? {}
      return { id, up_to: message_id }
    },
    attachment: ({ own }) => (own ?? others).conversation ?? {},
    askForDate: () => ({ preferred_on: null, message: 'Szkolenie z pigmentacji ust dla czterech osób, w Łodzi.' }),
  }),
  recipients: `
    event                                by       bell          mail
    message.sent                         artist   office owner  office owner
    message.sent: and once more          artist   -             -
    message.sent: an answer              office   artist        artist
    message.sent: an internal note       office   -             -
    message.sent: a student asks         student  office owner  office owner
    message.sent: a student is answered  office   student       student
    terms.dateAsked                      artist   office owner  biuro@akademia-atelier.example office owner terminy@akademia-atelier.example
  `,
  deeds: ({ world }) => {
    const written =
      (message: { is_internal?: 0 | 1 }): Action =>
      async ({ id }) => {
        const { path } = await conversationOf(world.db, id, 'GENERAL')
        return (by) => by.send(conversations.send, { ...path, message: words.pl, ...message })
      }
    const writtenToStudent = async ({ learner, student }: Concerned): Promise<Act> => {
      await learner.send(conversations.open, {})
      const { path } = await conversationOfStudent(world.db, student)
      return (by) => by.send(conversations.sendOfStudent, { ...path, message: words.pl })
    }
    return {
      'message.sent': written({}),
      'message.sent: and once more': async (about) => {
        const write = await written({})(about)
        await write(about.visitor)
        return write
      },
      'message.sent: an answer': written({}),
      'message.sent: an internal note': written({ is_internal: 1 }),
      'message.sent: a student asks': writtenToStudent,
      'message.sent: a student is answered': writtenToStudent,
      'terms.dateAsked': async () => (by) => by.send(conversations.askForDate, { message: 'Poproszę o sobotę.' }),
    }
  },
  needsNoTelling: {
    'conversation.read': 'the other side sees it in the thread',
  },
}
