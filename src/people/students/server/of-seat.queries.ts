/** SQL: a seat of the student. */
export const ofSeat = 'participant_id in (select id from participants where student_id = :student)'
