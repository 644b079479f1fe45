import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Derived, Generated, Instant, Json } from './columns.ts'

/** The database's tables, printed from what the migrations make by `src/testing/suites/schema.test.ts`. */

export interface Schema {
  abuse_report_links: {
    token_hash: Buffer
    abuse_report_id: number
    created_at: Instant
  }
  abuse_reports: {
    id: Generated<number>
    review_id: number
    /** The revision of the review that was reported. */
    version: number
    pro_artist_id: number | null
    reason: 'HATE' | 'PERSONAL_DATA' | 'ADVERTISING' | 'NOT_GENUINE' | 'WRONG_TRAINING' | 'OTHER'
    explanation: string
    state: 'WITH_AUTHOR' | 'TO_DECIDE' | 'DISMISSED' | 'UPHELD' | 'OBJECTED' | 'CONFIRMED' | 'OVERTURNED'
    reported_at: Instant
    state_changed_at: Instant
    author_until: Instant | null
    edited_at: Instant | null
    measure: 'HIDDEN' | 'REMOVED' | null
    ground: 'HATE' | 'PERSONAL_DATA' | 'ADVERTISING' | 'NOT_GENUINE' | 'WRONG_TRAINING' | 'OTHER' | null
    note: string | null
    decided_by: number | null
    decided_at: Instant | null
    objection: string | null
    objected_at: Instant | null
    objection_note: string | null
    objection_decided_by: number | null
    objection_decided_at: Instant | null
    revision: Generated<number>
    status: Derived<string>
    /** 0 the office's, 1 the author's, 2 nobody's. */
    turn: Derived<number>
    /** Made of a public report: its artist did not report it. */
    is_public: Generated<boolean>
  }
  additional_responsibilities: {
    id: Generated<number>
    pro_artist_id: number
    name: Bilingual
    description: Bilingual
    due_on: string | null
    is_evidence_wanted: boolean
    status: Generated<'TODO' | 'SUBMITTED' | 'DONE' | 'WAIVED'>
    note: string | null
    comment: string | null
    given_by: number | null
    created_at: Instant
    status_changed_at: Instant
    search: Derived<string | null>
    status_rank: Derived<number>
    revision: Generated<number>
  }
  additional_responsibility_history: {
    id: Generated<number>
    additional_responsibility_id: number
    event: string
    words: string | null
    user_id: number | null
    at: Instant
    /** The one that an edit made; null before rows had any. */
    revision: number | null
    /** Of an edit. */
    changes: Generated<Json>
  }
  attendances: {
    participant_id: number
    training_session_id: number
    is_present: boolean
  }
  audit_log: {
    id: Generated<number>
    event: string
    subject_id: number | null
    user_id: number | null
    details: Generated<Json>
    ip: string | null
    at: Instant
    /** The event's name up to the first dot. */
    kind: Derived<string>
    /** Derived: the person whom it is about; without a foreign key, so it survives that person. */
    artist_id: Derived<number | null>
    /** Derived: the person whom it is about; without a foreign key, so it survives that person. */
    account_id: Derived<number | null>
    /** By which token; without a foreign key, so it survives that token. */
    token_id: number | null
  }
  audit_log_counted: {
    before: Instant
  }
  audit_log_weeks: {
    week: string
    event: string
    lines: number
  }
  authenticators: {
    user_id: number
    sealed_secret: Buffer
    created_at: Instant
    confirmed_at: Instant | null
    last_step: Generated<number>
  }
  /** What became of each: verified, or why not. */
  backups: {
    id: Generated<number>
    name: string
    place: string
    started_at: Instant
    verified_at: Instant | null
    problem: string | null
  }
  benefit_levels: {
    benefit_id: number
    level_id: number
  }
  benefits: {
    id: Generated<number>
    name: Bilingual
    description: Bilingual
    category: 'RECOGNITION' | 'TRAINING' | 'DISCOUNT' | 'MARKETING' | 'SALES'
    link: string | null
    is_active: boolean
    search: Derived<string | null>
    created_at: Instant
    updated_at: Instant
    position: Generated<number>
    valid_from: string | null
    valid_until: string | null
    revision: Generated<number>
  }
  broadcasts: {
    audit_id: number
  }
  calendar_feeds: {
    user_id: number
    secret_hash: Buffer
    created_at: Instant
  }
  certificate_bundles: {
    id: Generated<number>
    user_id: number
    certificate_ids: number[]
    printed: Generated<number>
    asked_at: Instant
  }
  certificate_files: {
    sha256: string
    certificate_id: number
    is_over: boolean
    pdf: Buffer
    printed_at: Instant
  }
  certificates: {
    id: Generated<number>
    number: string
    participant_id: number | null
    training_id: number | null
    student_id: number | null
    language: string
    holder: string
    title: string
    artist: string
    technique: string | null
    place: string | null
    first_day: string
    last_day: string
    minutes: number | null
    issued_at: Instant
    replaces_id: number | null
    replaced_at: Instant | null
    revoked_at: Instant | null
    revocation_reason: string | null
    state: Derived<string>
    search: Derived<string>
    /** When the office brought it in from before the portal; null: the portal issued it. */
    brought_in_at: Instant | null
    /** As it is on a certificate from before the portal. */
    former_outcome: string | null
  }
  consent_events: {
    id: Generated<number>
    key: Generated<string>
    portfolio_item_id: number
    event: 'ASKED' | 'GIVEN' | 'WITHDRAWN' | 'DECLINED' | 'NOT_NEEDED' | 'NEEDED'
    channels: Generated<string[]>
    pictures_until: Generated<number>
    user_id: number | null
    said_on: string | null
    note: string | null
    at: Instant
    came_from: 'ARTIST_BROWSER' | 'ARTIST_NETWORK' | null
    /** Title and description as they were shown; null: the consent is to pictures alone. */
    words: Json | null
    /** Given or withdrawn with it: the consent to publish facts about health. */
    health: Generated<boolean>
    wording: string | null
    wording_version: number | null
    wording_language: string | null
    given_by: 'ADULT' | 'GUARDIAN' | null
    guardian_name: string | null
  }
  consent_links: {
    token_hash: Buffer
    nonce: Buffer
    portfolio_item_id: number | null
    created_at: Instant
    /** Null: it was answered. */
    expires_at: Instant | null
    replaced_at: Instant | null
    sent_to: string | null
    sent_at: Instant | null
  }
  content_notice_links: {
    token_hash: Buffer
    content_notice_id: number
    created_at: Instant
  }
  content_notices: {
    id: Generated<number>
    content_report_id: number
    key: string
    place: string
    reason: 'OWN_IMAGE' | 'PERSONAL_DATA' | 'UNTRUE' | 'HATE' | 'COPYRIGHT' | 'CHILD_ABUSE' | 'ILLEGAL' | 'RULES'
    explanation: string
    name: string | null
    email: string | null
    language_name: Generated<string>
    reported_at: Instant
  }
  content_objections: {
    id: Generated<number>
    content_report_id: number
    /** Whose refused notice it is about; null: the artist's to a restriction, or a reporter's from before it was stored whose. */
    content_notice_id: number | null
    text: string
    objected_at: Instant
    note: string | null
    is_accepted: boolean | null
    decided_by: number | null
    decided_at: Instant | null
  }
  content_reports: {
    id: Generated<number>
    source: 'NOTICE' | 'OWN_INITIATIVE'
    kind: 'PROFILE' | 'WORK' | 'REVIEW'
    content_id: number
    pro_artist_id: number | null
    state: 'TO_DECIDE' | 'DISMISSED' | 'UPHELD' | 'OBJECTED' | 'CONFIRMED' | 'OVERTURNED'
    reported_at: Instant
    state_changed_at: Instant
    /** Null: nothing was restricted, and the objection is a reporter's. */
    measure: 'HIDDEN' | 'REJECTED' | 'BLOCKED' | null
    ground: 'OWN_IMAGE' | 'PERSONAL_DATA' | 'UNTRUE' | 'HATE' | 'COPYRIGHT' | 'CHILD_ABUSE' | 'ILLEGAL' | 'RULES' | null
    note: string | null
    /** The portal had shown the office that a picture looks like another one. */
    is_detected: Generated<boolean>
    decided_by: number | null
    decided_at: Instant | null
    objection: string | null
    objected_at: Instant | null
    objection_note: string | null
    objection_decided_by: number | null
    objection_decided_at: Instant | null
    revision: Generated<number>
    /** Whose turn it is: 0 the office's, 1 nobody's. */
    turn: Derived<number>
  }
  conversations: {
    id: Generated<number>
    /** Or student_id. */
    pro_artist_id: number | null
    type: 'GENERAL' | 'INVITATION' | 'VERIFICATION' | 'STATUS_UPGRADE' | 'TRAINING'
    last_message_at: Instant | null
    student_id: number | null
  }
  countries: {
    id: Generated<number>
    code: string
    name: Bilingual
  }
  decision_viewers: {
    user_id: number
    kind: string
    /** Of the kind's own table. */
    record_id: number
    /** Unless the browser polls again. */
    expires_at: Instant
  }
  /** Has a row while the database holds the demo academy; a backup carries it along. */
  demo_academy: {
    filled_at: Instant
  }
  /** Records that share a key are compared: emails, phones, tax ids, and parts of them with initials. */
  duplicate_keys: {
    kind: 'STUDENTS' | 'ARTISTS'
    /** Of students or of pro_artists, as kind has it; the columns after it are for the foreign keys. */
    person_id: number
    student_id: Derived<number | null>
    artist_id: Derived<number | null>
    keys: string[]
    /** Full forms of the first name with the beginning of the last: for a person of whom only the name is known. */
    names: string[]
  }
  /** Rows that may be the same person; a decision on a pair stays. */
  duplicate_pairs: {
    id: Generated<number>
    kind: 'STUDENTS' | 'ARTISTS'
    /** Of students or of pro_artists, as kind has it; the columns after it are for the foreign keys. */
    left_id: number
    right_id: number
    left_student_id: Derived<number | null>
    right_student_id: Derived<number | null>
    left_artist_id: Derived<number | null>
    right_artist_id: Derived<number | null>
    score: number
    strength: Derived<'STRONG' | 'POSSIBLE'>
    /** What agrees and what differs. */
    reasons: string[]
    state: Generated<'OPEN' | 'NOT_SAME' | 'MERGED'>
    decided_by: number | null
    decided_at: Instant | null
    found_at: Instant
  }
  /** In which months applications came whose applicants were erased. */
  erased_applications: {
    id: Generated<number>
    applied_at: Instant
  }
  erasures: {
    id: Generated<number>
    key: Generated<string>
    user_id: number | null
    artist_id: number | null
    student_id: number | null
    made_at: Instant
    cause: 'SELF' | 'OFFICE' | 'INACTIVITY' | 'RESTORE' | 'GUEST'
    requested_by: number | null
    requested_at: Instant
    due_at: Instant
    undo_hash: Buffer | null
    is_settled: Generated<boolean>
    was_blocked: boolean
    was_enabled: boolean
    was_active: boolean
    held_since: Instant | null
    done_at: Instant | null
    receipt: Json | null
    /** Of a guest; keyed, so that it cannot be guessed. */
    email_hash: Buffer | null
  }
  expiry_warnings: {
    student_package_id: number
    expires_at: Instant
    days: number
  }
  files: {
    id: Generated<number>
    purpose: string
    original_name: string
    mime: string
    bytes: number
    width: number | null
    height: number | null
    storage_key: string
    created_at: Instant
    /** The SHA-256 of each variant in hexadecimal digits; empty until a file from before 0160 was read through. */
    sums: Generated<Json>
    /** The SHA-256 of a picture before it was re-encoded; null: no picture, or one from before 0264. */
    uploaded_sum: string | null
  }
  former_contacts: {
    id: Generated<number>
    user_id: number | null
    student_id: number | null
    artist_id: number | null
    name: string | null
    email: string | null
    phone: string | null
    /** Until when it was theirs. */
    changed_at: Generated<Instant>
  }
  /** Maintained by a trigger: the former artists of a training. */
  former_trainings: {
    training_id: number
    user_id: number
    left_at: Generated<Instant>
  }
  import_archives: {
    import_id: number
    file_id: number
  }
  import_files: {
    id: Generated<number>
    import_id: number
    /** Which one it is in the ZIP, from 0. */
    place: number
    /** Its possible paths, the likeliest first: a ZIP need not declare how its names are encoded. */
    paths: string[]
    bytes: number
    changed_on: string
    /** As detected in its content; null: nothing that the portal knows. */
    mime: string | null
    sha256: string | null
    problem: 'PATH' | 'ENCRYPTED' | 'METHOD' | 'EMPTY' | 'LARGE' | 'DAMAGED' | null
    /** Whether a row of the file of artists names it. */
    is_named: Generated<boolean>
  }
  import_invitations: {
    user_id: number
    import_id: number
    invited_by: number | null
    created_at: Instant
    sent_at: Instant | null
  }
  import_rows: {
    id: Generated<number>
    import_id: number
    line: number
    cells: string[]
    outcome: 'CREATE' | 'CHANGE' | 'NOTHING' | 'ERROR'
    changes: Generated<Json>
    problems: Generated<Json>
    subject_id: number | null
    undo: 'UNDONE' | 'KEPT' | 'FAILED' | null
    kept: Generated<Json>
    /** The files that the row adds; file_id: what each became. */
    files: Generated<Json>
    likely: Json | null
    is_hidden: Generated<boolean>
  }
  imports: {
    id: Generated<number>
    kind: 'LEVELS' | 'PACKAGES' | 'STUDENTS' | 'ARTISTS' | 'TRAININGS' | 'SALES' | 'VOUCHERS' | 'CERTIFICATES'
    file_name: string
    headings: string[]
    columns: Json
    state: Generated<'DRAFT' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE' | 'FAILED'>
    progress: Generated<number>
    rows_total: Generated<number>
    rows_create: Generated<number>
    rows_change: Generated<number>
    rows_nothing: Generated<number>
    rows_error: Generated<number>
    rows_kept: Generated<number>
    user_id: number | null
    created_at: Instant
    finished_at: Instant | null
    undone_at: Instant | null
    undone_by: number | null
    revision: Generated<number>
    date_order: Generated<'DMY' | 'MDY'>
    ambiguous_date: string | null
    sums: Generated<Json>
    /** The cells of the file's own row of totals; null: it has none. */
    foot: string[] | null
    rows_failed: Generated<number>
    /** The name of the ZIP that came with the file. */
    archive_name: string | null
    /** How many files the rows would add. */
    files_total: Generated<number>
    /** How many of them are prepared. */
    files_done: Generated<number>
    /** Somebody chose whether the day or the month comes first; required where ambiguous_date is set. */
    is_date_order_chosen: Generated<boolean>
    /** Names of the sheets of the workbook that were not read. */
    other_sheets: Generated<string[]>
    /** The workbook counts its days from 1904. */
    is_from_1904: Generated<boolean>
  }
  installation: {
    id: Generated<string>
    is_only: Generated<boolean>
  }
  known_devices: {
    user_id: number
    device_hash: Buffer
    seen_at: Instant
  }
  languages: {
    id: Generated<number>
    code: string
    name: string
  }
  levels: {
    id: Generated<number>
    code: string
    name: Bilingual
    position: Generated<number>
    requirements: Generated<Json>
    revision: Generated<number>
  }
  login_failures: {
    who: Buffer
    at: Instant
  }
  mail_delivery: {
    id: Generated<number>
    failing_since: Instant | null
    problem: 'UNREACHABLE' | 'CERTIFICATE' | 'SIGN_IN' | 'REFUSED' | null
    tested_at: Instant | null
  }
  mails: {
    id: Generated<number>
    to: string
    subject: string
    text: string | null
    html: string | null
    created_at: Instant
    sent_at: Instant | null
    /** The one-click link to unsubscribe from mails of its kind; null: a mail that has to be sent. */
    unsubscribe_url: string | null
    /** The mail server does not accept this address, for good. */
    refused_at: Instant | null
    refusal: string | null
    /** Nothing of it stays once it has left: its recipient was erased. */
    is_forgotten: Generated<boolean>
    reply_to: string | null
    key: string | null
    /** The first refusal of its content that named no reason; it is tried again. */
    refusing_since: Instant | null
  }
  /** By which a merge is undone: each reference that it changed. */
  merge_moves: {
    id: Generated<number>
    merge_id: number
    table_name: string
    column_name: string
    row_id: number
    before: number
    after: number
  }
  merges: {
    id: Generated<number>
    pair_id: number
    /** Of students or of pro_artists, as the kind of the pair has it. */
    kept_id: number
    merged_id: number
    merged_at: Instant
    merged_by: number | null
    undone_at: Instant | null
    undone_by: number | null
    /** The fields that changed; null once it cannot be undone any more. */
    before: Json | null
    after: Json | null
    /** What was not returned when it was undone, by kind. */
    left_behind: Generated<Json>
  }
  message_attachments: {
    id: Generated<number>
    message_id: number
    file_id: number
  }
  messages: {
    id: Generated<number>
    conversation_id: number
    user_id: number | null
    author_name: string
    is_from_office: boolean
    is_internal: Generated<boolean>
    text: string
    client_key: string
    sent_at: Instant
    read_at: Instant | null
    search: Derived<string | null>
    file_names: Generated<string>
  }
  new_levels: {
    id: Generated<number>
    pro_artist_id: number
    level_id: number
    former_level_id: number | null
    reached_at: Instant
    closed_at: Instant | null
  }
  notifications: {
    id: Generated<number>
    user_id: number
    type: string
    params: Json
    link: string | null
    search: string
    created_at: Instant
    read_at: Instant | null
  }
  packages: {
    id: Generated<number>
    name: Bilingual
    description: Bilingual
    entries: number
    price_amount: number
    price_currency: string
    validity_days: number
    is_active: Generated<boolean>
    created_at: Instant
    updated_at: Instant
    revision: Generated<number>
    search: Derived<string | null>
  }
  participants: {
    id: Generated<number>
    training_id: number
    student_id: number
    /** Whose entry is used; null: none is, or it was given back. */
    student_package_id: number | null
    status: 'REGISTERED' | 'CONFIRMED' | 'CANCELLED'
    outcome: Generated<'PASS' | 'FAIL' | 'NO_SHOW' | 'NONE'>
    registered_at: Instant
    cancelled_at: Instant | null
    cancel_reason: string | null
    is_late: Generated<boolean>
    /** Of the outcome. */
    revision: Generated<number>
    /** When somebody who was invited took the seat. */
    accepted_at: Instant | null
    /** Of what no entry pays for, in minor units: less refunded_amount, it is what the academy has. */
    paid_amount: Generated<number>
    waived_amount: Generated<number>
    refunded_amount: Generated<number>
    payment_at: Instant | null
    payment_by: number | null
    payment_reason: string | null
    /** What was paid stays with the academy, though the seat was given up. */
    is_payment_kept: Generated<boolean>
    /** Derived: what is still to be paid. */
    due: Derived<number>
    /** Derived: what the academy owes. */
    to_refund: Derived<number>
    /** Of a seat that was paid when the price rose: what it costs. Null: the price of the training. */
    settled_price: number | null
    /** Of waived_amount: counts while the outcome is no attendance. */
    waived_for_absence: Generated<number>
  }
  passkeys: {
    id: Generated<number>
    user_id: number
    name: string
    credential_id: string
    public_key: Buffer
    counter: number
    created_at: Instant
    last_used_at: Instant | null
  }
  password_tokens: {
    user_id: number
    token_hash: Buffer
    created_at: Instant
    expires_at: Instant
    purpose: 'INVITATION' | 'RESET'
  }
  permissions: {
    name: string
  }
  portfolio_images: {
    id: Generated<number>
    portfolio_item_id: number
    file_id: number
    /** Generated by the sender: what is sent twice is stored once. */
    client_key: string | null
    stage: 'BEFORE' | 'AFTER' | 'HEALED'
    alt: Bilingual
    has_own_alt: Generated<boolean>
    position: number
    created_at: Instant
    /** By which a copy of it is recognized; null where there is too little in it. */
    look: string | null
    band_1: Derived<number | null>
    band_2: Derived<number | null>
    band_3: Derived<number | null>
    band_4: Derived<number | null>
    /** Where sides are cut; null: still to be worked out. */
    crops: string[] | null
    crop_bands: Derived<number[] | null>
  }
  portfolio_items: {
    id: Generated<number>
    pro_artist_id: number
    title: Bilingual
    description: Bilingual
    technique: string
    performed_on: string
    position: number
    status: 'DRAFT' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'HIDDEN'
    moderation_reason: string | null
    created_at: Instant
    revision: Generated<number>
    status_changed_at: Instant
    submitted_at: Instant | null
    moderated_at: Instant | null
    moderated_by: number | null
    /** The cover picture; null: the first one that shows the finished work. */
    cover_id: number | null
    consent_key: Generated<string>
    /** Derived: from the consent events. */
    consent_state: Derived<'NOT_ASKED' | 'ASKED' | 'GIVEN' | 'DECLINED' | 'WITHDRAWN' | 'NOT_NEEDED'>
    /** Derived: the channels to which was consented. */
    consented: Derived<string[]>
    /** Derived: the last picture to which was consented. */
    consented_until: Derived<number>
    search: Derived<string | null>
    /** Whether title or description contain facts about the person's health; null: the artist has not answered yet. */
    health: 'NONE' | 'TOLD' | null
    /** Derived: title and description to which was consented; null: none, or a consent to pictures alone. */
    consented_words: Derived<Json | null>
    /** Derived: whether was consented to publish facts about health. */
    consented_health: Derived<boolean>
  }
  privacy_versions: {
    id: Generated<number>
    number: number
    /** As it is edited: in each language, with names of values in braces. */
    body: Json
    saved_by: number | null
    saved_at: Instant
    /** In each language, with the values of that day. */
    published_text: Json | null
    published_at: Instant | null
  }
  pro_artist_documents: {
    id: Generated<number>
    pro_artist_id: number
    file_id: number
    kind: 'CERTIFICATE' | 'LICENCE' | 'INSURANCE'
    valid_until: string | null
  }
  pro_artist_history: {
    id: Generated<number>
    pro_artist_id: number
    event: string
    from_status: number | null
    to_status: number | null
    user_id: number | null
    comment: string | null
    fields: Generated<string[]>
    at: Instant
    changes: Generated<Json>
    is_review_wanted: Generated<boolean>
    reviewed_at: Instant | null
    reviewed_by: number | null
    revision: number | null
  }
  pro_artist_links: {
    pro_artist_id: number
    nonce: Buffer
    token_hash: Buffer
    created_at: Instant
    expires_at: Instant
  }
  pro_artists: {
    id: Generated<number>
    user_id: number | null
    first_name: string
    last_name: string
    email: string
    phone: string
    country_id: number
    city: string
    postal_code: string | null
    street: string | null
    company_name: string | null
    tax_id: string | null
    website: string | null
    instagram: string | null
    languages: Generated<string[]>
    techniques: string[]
    years_of_experience: number
    motivation: string
    bio: Bilingual | null
    avatar_id: number | null
    language_name: string
    invitation_status: Generated<number>
    activation_status: Generated<number>
    pro_team: Generated<boolean>
    has_own_trainings: Generated<boolean>
    level_id: number | null
    applied_at: Instant
    status_changed_at: Instant
    search: Derived<string | null>
    /** Derived. */
    trainings_sold: Derived<number>
    /** Derived. */
    trainings_uncompleted: Derived<number>
    /** Derived. */
    trainings_completed: Derived<number>
    /** Derived. */
    average_rating: Derived<number | null>
    /** Derived. */
    reviews_count: Derived<number>
    /** Derived. */
    approved_portfolio_items: Derived<number>
    internal_note: string | null
    revision: Generated<number>
    files_before: Json | null
    carried_search: Derived<string | null>
    is_imported: Generated<boolean>
    /** The record of the same person. */
    merged_into: number | null
  }
  public_profile_addresses: {
    slug: string
    pro_artist_id: number
    is_current: boolean
    /** Since when it leads to another one. */
    left_at: Instant | null
  }
  public_profile_changes: {
    id: Generated<number>
    at: Generated<Instant>
  }
  public_profiles: {
    id: Generated<number>
    pro_artist_id: number
    is_on: Generated<boolean>
    opened_at: Instant | null
    blocked_at: Instant | null
    block_reason: string | null
    /** Derived: raised by every change of the page's content. */
    version: Derived<number>
    revision: Generated<number>
    is_listed: Generated<boolean>
  }
  push_devices: {
    id: Generated<number>
    user_id: number
    endpoint: string
    p256dh: Buffer
    auth: Buffer
    unwanted: Generated<string[]>
    shows_words: Generated<boolean>
    /** An hour of the academy; equal to quiet_until: none is quiet. */
    quiet_from: Generated<number>
    quiet_until: Generated<number>
    created_at: Instant
  }
  recovery_codes: {
    user_id: number
    code_hash: Buffer
  }
  refused_looks: {
    id: Generated<number>
    look: string
    crops: string[]
    refused_at: Instant
    band_1: Derived<number | null>
    band_2: Derived<number | null>
    band_3: Derived<number | null>
    band_4: Derived<number | null>
    crop_bands: Derived<number[] | null>
  }
  reminders: {
    event: string
    subject_id: number
    occasion: string
    at: Instant
  }
  removed_notifications: {
    id: number
    user_id: number
    type: string
    params: Json
    link: string | null
    search: string
    created_at: Instant
    read_at: Instant | null
    removed_at: Instant
  }
  /** Maintained by a trigger, for calendars that have read them. */
  removed_sessions: {
    id: number
    training_id: number
    starts_at: Instant
    ends_at: Instant
    sequence: number
    changed_at: Generated<Instant>
  }
  replaced_avatars: {
    file_id: number
    pro_artist_id: number
    replaced_at: Instant
  }
  replaced_form_links: {
    token_hash: Buffer
    pro_artist_id: number
    replaced_at: Generated<Instant>
  }
  request_counts: {
    who: string
    granted: number
    ends_at: Instant
  }
  responsibilities: {
    id: Generated<number>
    name: Bilingual
    description: Bilingual
    position: Generated<number>
    search: Derived<string | null>
    created_at: Instant
    updated_at: Instant
    revision: Generated<number>
  }
  responsibility_evidence: {
    id: Generated<number>
    additional_responsibility_id: number
    file_id: number
    created_at: Instant
  }
  responsibility_levels: {
    responsibility_id: number
    level_id: number
  }
  /** What each run removed, by the name of the setting. */
  retention_runs: {
    id: Generated<number>
    at: Instant
    removed: Json
    /** The names of the settings whose removals failed. */
    failed: Generated<string[]>
  }
  review_links: {
    participant_id: number
    nonce: Buffer
    token_hash: Buffer
    made_at: Instant
    expires_at: Instant
    used_at: Instant | null
    withdrawn_at: Instant | null
  }
  review_versions: {
    id: Generated<number>
    review_id: number
    revision: number
    rating: number
    content_rating: number
    artist_rating: number
    organisation_rating: number
    text: string
    written_at: Instant
    replaced_at: Instant
  }
  reviews: {
    id: Generated<number>
    training_id: number
    participant_id: number
    rating: number
    content_rating: number
    artist_rating: number
    organisation_rating: number
    text: string
    status: 'PUBLISHED' | 'HIDDEN' | 'REMOVED'
    reply: string | null
    replied_at: Instant | null
    created_at: Instant
    /** Derived: of the training. */
    artist_id: Derived<number | null>
    /** Derived: of the training. */
    artist_name: Derived<string>
    /** Derived: of the training. */
    title: Derived<Bilingual>
    /** Derived: of the student. */
    author_name: Derived<string>
    edited_at: Instant | null
    editable_until: Instant | null
    verification: Generated<'ATTENDANCE' | 'WITHDRAWN'>
    voucher_id: number | null
    has_reply: Derived<boolean>
    revision: Generated<number>
    search: Derived<string | null>
  }
  /** The changes of each edit, for tables that have no history of their own. */
  revisions: {
    id: Generated<number>
    entity: string
    row_id: number
    revision: number
    changes: Json
    user_id: number | null
    at: Instant
  }
  role_permissions: {
    role_id: number
    permission: string
  }
  roles: {
    id: Generated<number>
    name: string
    revision: Generated<number>
  }
  saved_views: {
    id: Generated<number>
    user_id: number
    list: string
    name: string
    search: string
    created_at: Instant
  }
  sealed_secrets: {
    name: string
    sealed: Buffer
    created_at: Generated<Instant>
  }
  second_factor_reminders: {
    user_id: number
    required_from: string
    days: number
  }
  sessions: {
    id_hash: Buffer
    user_id: number | null
    created_at: Instant
    last_seen_at: Instant
    ip: string
    user_agent: string
    viewed_id: number | null
    /** By which its owner names it. */
    id: Generated<number>
    /** Whose password was right, where a code is still to come. */
    asks_code_of: number | null
    has_second_factor: Generated<boolean>
    confirmed_at: Instant | null
    /** What a passkey is to sign next. */
    challenge: string | null
    challenged_at: Instant | null
    /** The browser's, as known devices have it. */
    device_hash: Buffer | null
    /** The transaction that last wrote something for this session, where a standby answers. */
    last_write: string | null
  }
  settings: {
    id: Generated<number>
    voucher_delay_in_days: Generated<number>
    marketing_materials_link: string | null
    dedicated_terms_emails: Generated<string[]>
    review_voucher_percent: number | null
    two_factor_required_from: string | null
    revision: Generated<number>
    inactive_applicant_months: number | null
    mail_days: Generated<number>
    audit_address_days: Generated<number>
    device_days: Generated<number>
    ended_link_days: Generated<number>
    trash_days: Generated<number>
    read_notification_days: Generated<number>
    replaced_picture_days: Generated<number>
    academy_name: Generated<string>
    operator_name: string | null
    operator_address: string | null
    operator_tax_id: string | null
    /** In the register of companies (KRS) or another one. */
    operator_register_number: string | null
    operator_email: string | null
    operator_phone: string | null
    /** For requests about personal data. */
    privacy_email: string | null
    is_setup_hidden: Generated<boolean>
    accent: string | null
    mark: Buffer | null
    is_gallery_on: Generated<boolean>
    /** An IBAN without spaces. */
    operator_account: string | null
    sign_ups: Generated<'OFF' | 'REQUESTS' | 'SEATS'>
    sign_up_hold_hours: Generated<number>
  }
  sign_up_links: {
    token_hash: Buffer
    sign_up_id: number
    created_at: Instant
  }
  sign_ups: {
    id: Generated<number>
    key: string
    training_id: number
    first_name: string
    last_name: string
    email: string
    phone: string | null
    language_name: string
    note: string | null
    state: 'UNPROVEN' | 'WAITING' | 'WAITLISTED' | 'SEATED' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'
    asked_at: Instant
    proven_at: Instant | null
    state_changed_at: Instant
    /** Until when a seat is held; null: none is. */
    held_until: Instant | null
    refusal: string | null
    student_id: number | null
    decided_by: number | null
    revision: Generated<number>
    /** Whose turn it is: 0 the office's, 1 nobody's. */
    turn: Derived<number>
    search: Derived<string | null>
    /** Null: the academy had no terms then. */
    terms_version_id: number | null
    terms_sha256: string | null
  }
  status_upgrade_requests: {
    id: Generated<number>
    pro_artist_id: number
    from_level_id: number
    to_level_id: number
    message: string
    evidence: Json
    status: Generated<'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'>
    comment: string | null
    decided_by: number | null
    requested_at: Instant
    decided_at: Instant | null
  }
  stored_answers: {
    id: Buffer
    request_hash: Buffer
    answer: Buffer
    stored_at: Instant
  }
  student_package_pauses: {
    id: Generated<number>
    student_package_id: number
    /** A day of the academy, included. */
    starts_on: string
    /** A day of the academy, included. */
    ends_on: string
    reason: string
    created_at: Instant
  }
  student_packages: {
    id: Generated<number>
    student_id: number
    package_id: number
    pro_artist_id: number | null
    price_amount: number
    price_currency: string
    payment_status: 'UNPAID' | 'PAID' | 'REFUNDED'
    entries_total: number
    entries_used: Generated<number>
    activates_at: Instant | null
    expires_at: Instant | null
    status: 'PENDING' | 'ACTIVE' | 'USED_UP' | 'EXPIRED' | 'CANCELLED'
    sold_at: Instant
    /** Default: that of the package on the day of the sale. */
    name: Generated<Bilingual>
    /** Default: that of the package on the day of the sale. */
    validity_days: Generated<number>
    revision: Generated<number>
    search: Derived<string | null>
    /** Derived: last name first. */
    student_name: Derived<string>
    /** The office lets the artist who sold it register the student with it. */
    may_artist_register: Generated<boolean>
    entries_refunded: Generated<number>
    cancelled_at: Instant | null
    is_unclaimed: Derived<boolean>
    /** Of those used, before the sale came to the portal: no seat has these. */
    entries_before: Generated<number>
    /** When the office extended it: the end of a pause takes nothing of that back. */
    promised_until: Instant | null
    /** Cancelled because its buyer withdrew within the time that the law gives a consumer. */
    is_withdrawal: Generated<boolean>
    /** False: sold before the portal, and sold_at is when it was imported. */
    is_sale_day_known: Generated<boolean>
    /** Sold by an artist who is in the portal no longer, and not by the office. */
    is_seller_deleted: Generated<boolean>
    /** Of all refunds, in minor units; null: none, or one was recorded without its amount. */
    refunded_amount: number | null
  }
  students: {
    id: Generated<number>
    user_id: number
    first_name: string
    last_name: string
    email: string
    phone: string | null
    country_id: number | null
    language_name: string
    internal_note: string | null
    status: Generated<'ACTIVE' | 'BLOCKED'>
    created_at: Instant
    search: Derived<string | null>
    /** The record of the same person. */
    merged_into: number | null
  }
  terms_acceptances: {
    id: Generated<number>
    /** Or pro_artist_id. */
    user_id: number | null
    pro_artist_id: number | null
    version_id: number
    sha256: string
    language: string
    accepted_at: Instant
    ip: string | null
    /** Where it was given: in the portal, or with the sign-up for a training. */
    source: Generated<'PORTAL' | 'SIGN_UP'>
  }
  terms_files: {
    id: Generated<number>
    version_id: number
    language: string
    file_id: number
    sha256: string
  }
  terms_versions: {
    id: Generated<number>
    name: string
    effective_from: string
    created_at: Instant
    announced_at: Instant | null
    /** What is different from the version before, in each language. */
    changes: Json | null
  }
  texts: {
    id: Generated<number>
    scope_id: number
    key: string
    is_plural: boolean
    changed_at: Instant | null
    revision: Generated<number>
  }
  texts_version: {
    id: number
    version: number
    /** Derived: from the settings. */
    academy: Derived<string>
    /** Derived: from the settings, as one line. */
    imprint: Derived<string>
    /** Derived: from the settings. */
    office_email: Derived<string>
    /** Derived: from the settings. */
    accent: Derived<string | null>
    /** Derived: from the settings. */
    mark: Derived<Buffer | null>
    /** Derived: from the settings. */
    has_gallery: Derived<boolean>
  }
  tokens: {
    id: Generated<number>
    /** As whom it makes calls: who made it, or took it over. */
    user_id: number
    is_of_academy: boolean
    name: string
    rights: string[]
    token_hash: Buffer
    created_at: Instant
    /** The last day on which it works. */
    ends_on: string
    last_used_at: Instant | null
    reminded_at: Instant | null
    revoked_at: Instant | null
  }
  training_alerts: {
    id: Generated<number>
    student_id: number
    technique: string | null
    kind: 'GROUP' | 'INDIVIDUAL' | 'ONLINE' | null
    language: string | null
    /** A city; the training is held in it or near it. */
    near: string | null
    created_at: Instant
  }
  training_announcements: {
    id: Generated<number>
    training_id: number
    student_id: number
    announced_at: Instant
  }
  training_history: {
    id: Generated<number>
    training_id: number
    event: string
    from_state: string | null
    to_state: string
    user_id: number | null
    comment: string | null
    changes: Generated<Json>
    at: Instant
  }
  training_sessions: {
    id: Generated<number>
    training_id: number
    starts_at: Instant
    ends_at: Instant
    /** Derived: raised by every change of the event in a subscribed calendar. */
    sequence: Derived<number>
    /** Derived. */
    changed_at: Derived<string>
  }
  trainings: {
    id: Generated<number>
    pro_artist_id: number | null
    former_artist: string | null
    title: Bilingual
    description: Bilingual
    technique: string | null
    kind: 'GROUP' | 'INDIVIDUAL' | 'ONLINE'
    time_zone: string
    venue: Json | null
    online_url: string | null
    language: string
    seats_min: number
    seats_max: number
    price_amount: number
    price_currency: string
    state: 'DRAFT' | 'PENDING_VERIFICATION' | 'ACCEPTED' | 'REJECTED' | 'PUBLISHED' | 'UNPUBLISHED' | 'COMPLETED' | 'CANCELLED'
    rejection_reason: string | null
    cancel_reason: string | null
    created_at: Instant
    state_changed_at: Instant
    /** Derived: of the first session. */
    starts_at: Derived<string | null>
    /** Derived: of the last session. */
    ends_at: Derived<string | null>
    /** Derived: by participants who did not cancel, offers and seats held for sign-ups. */
    seats_taken: Derived<number>
    revision: Generated<number>
    /** Derived: last name first; it remains when the artist is deleted. */
    artist_name: Derived<string>
    /** What the office verified last. */
    verified: Json | null
    /** Why the artist gives two trainings at once. */
    overlap_reason: string | null
    city: Derived<string | null>
    country: Derived<string | null>
    seats_left: Derived<number | null>
    search: Derived<string | null>
    to_bring: string | null
    /** When the office brought it in from before the portal; null: the portal ran it. */
    brought_in_at: Instant | null
  }
  translations: {
    id: Generated<number>
    language_id: number
    scope_id: number
    key: string
    translation: string
    text_id: number | null
    form: 'one' | 'few' | 'many' | 'other' | null
    /** What the code ships; null for what the office added. */
    default_text: string | null
    /** The default that was there when somebody last saved the text. */
    known_default: string | null
    default_since: Generated<Instant>
    is_edited: Derived<boolean>
    is_outdated: Derived<boolean>
    is_broken: Derived<boolean>
    search: Derived<string>
  }
  user_roles: {
    user_id: number
    role_id: number
  }
  users: {
    id: Generated<number>
    first_name: string
    last_name: string
    email: string
    password_hash: string | null
    language_name: Generated<string>
    is_blocked: Generated<boolean>
    created_at: Generated<Instant>
    /** Derived. */
    notifications_version: Derived<number>
    revision: Generated<number>
    signed_in_at: Instant | null
    /** Derived. */
    main_role_id: Derived<number | null>
    status: Derived<string>
    search: Derived<string>
    /** The kinds of mails that they do without. */
    unwanted_mails: Generated<string[]>
    /** Derived. */
    second_factor: Derived<'NONE' | 'PASSKEY' | 'TOTP'>
    /** Since when the address is known to be its owner's: a link that was mailed there was opened; a trigger forgets it with the address. */
    email_proven_at: Instant | null
    /** The account of the same person; nobody signs in to this one any more. */
    merged_into: number | null
  }
  voucher_batch_rows: {
    id: Generated<number>
    batch_id: number
    line: number
    said: string | null
    email: string | null
    holder_id: number | null
    outcome: Generated<'ISSUE' | 'AGAIN' | 'ERROR'>
    problem: 'no_email' | 'unknown' | 'not_holder' | 'not_artist' | 'blocked' | 'twice' | null
    first_line: number | null
    holding: Generated<number>
    voucher_id: number | null
    undo: 'UNDONE' | 'KEPT' | null
  }
  voucher_batches: {
    id: Generated<number>
    name: string
    terms: Json
    state: Generated<'DRAFT' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE' | 'FAILED'>
    progress: Generated<number>
    is_again: Generated<boolean>
    rows_total: Generated<number>
    rows_issue: Generated<number>
    rows_again: Generated<number>
    rows_error: Generated<number>
    rows_holding: Generated<number>
    rows_kept: Generated<number>
    user_id: number | null
    created_at: Instant
    finished_at: Instant | null
    undone_at: Instant | null
    undone_by: number | null
    revision: Generated<number>
  }
  /** Only ever added to: the database refuses everything else. */
  voucher_entries: {
    id: Generated<number>
    voucher_id: number
    kind: 'ISSUE' | 'BRING_IN' | 'USE' | 'RETURN' | 'ADJUST' | 'BLOCK' | 'UNBLOCK' | 'EXTEND' | 'TAKE_BACK' | 'REFUND'
    uses: Generated<number>
    amount: Generated<number>
    redeemed: Generated<number>
    currency: string | null
    participant_id: number | null
    returns_id: number | null
    valid_until: Instant | null
    reason: string | null
    made_by: number | null
    made_at: Instant
  }
  /** Maintained by a trigger, from the ledger: which voucher pays for which seat. */
  voucher_seats: {
    /** Derived. */
    voucher_id: Derived<number>
    /** Derived. */
    participant_id: Derived<number>
  }
  vouchers: {
    id: Generated<number>
    code: string
    kind: 'PERCENT' | 'AMOUNT'
    /** Percent, or minor units of the currency. */
    value: number
    currency: string | null
    holder_id: number
    source: 'ADMIN' | 'REVIEW' | 'BENEFIT'
    issued_at: Instant
    available_at: Instant
    valid_until: Instant
    max_usages: Generated<number>
    note: string | null
    /** Minor units that all its uses may give together. */
    budget: number | null
    payment_status: Generated<'FREE' | 'PAID' | 'REFUNDED'>
    price_amount: number | null
    price_currency: string | null
    issued_by: number | null
    batch_id: number | null
    /** Derived: from the ledger. */
    uses_left: Derived<number>
    /** Derived: from the ledger. */
    balance: Derived<number | null>
    /** Derived: from the ledger. */
    blocked_at: Derived<string | null>
    /** Derived: from the ledger. */
    taken_back_at: Derived<string | null>
    /** Derived: last name first. */
    holder_name: Derived<string>
    uses_withdrawn: Generated<number>
    amount_withdrawn: Generated<number>
    /** Derived: from the ledger. */
    withdrawn_at: Derived<string | null>
    is_short: Derived<boolean>
    has_paid_value: Derived<boolean>
    /** When the office brought it in from before the portal; null: the portal issued it. */
    brought_in_at: Instant | null
    /** By which it was known before the portal. */
    former_number: string | null
  }
  waiting_students: {
    id: Generated<number>
    training_id: number
    student_id: number
    is_paid_otherwise: Generated<boolean>
    status: 'WAITING' | 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'REMOVED' | 'CLOSED'
    joined_at: Instant
    /** Until then the seat is held. */
    offer_ends_at: Instant | null
    /** The link's secret is in the mail alone. */
    token_hash: Buffer | null
    is_invited: Generated<boolean>
    /** The notification that they have no entry for that time, so that a free seat is offered to the next. */
    is_told_unpaid: Generated<boolean>
  }
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    /** By which the receiver recognizes a repeated one. */
    key: Generated<string>
    event: string
    /** The numbers of what the event is about, as they are sent. */
    data: Json
    occurred_at: Instant
    state: Generated<'WAITING' | 'DELIVERED' | 'FAILED'>
    attempts: Generated<number>
    /** When it happened, or was last sent again: given up days after that. */
    tried_since: Instant
    next_attempt_at: Instant | null
    attempted_at: Instant | null
    answer_status: number | null
    problem: 'ADDRESS' | 'PRIVATE' | 'UNKNOWN_HOST' | 'TIMEOUT' | 'CONNECTION' | 'REDIRECT' | 'STATUS' | null
  }
  webhooks: {
    id: Generated<number>
    name: string
    url: string
    events: Json
    /** Encrypted; the receiver checks signatures by it. */
    secret: Buffer
    /** Encrypted; valid until former_until. */
    former_secret: Buffer | null
    former_until: Instant | null
    is_on: Generated<boolean>
    /** In a row. */
    failures: Generated<number>
    failing_since: Instant | null
    paused_until: Instant | null
    /** A process sends to it, until then at most. */
    busy_until: Instant | null
    created_at: Instant
  }
}
