/**
 * Tables of the database that the file of the configuration does not carry, by the reason. A new table is
 * named here, or a part of the file carries it: otherwise a test fails, because a setting that the file
 * forgets lets the test system and the real one drift apart.
 */
export const notInFile: Readonly<Record<string, readonly string[]>> = {
  'passwords, keys and secrets never leave the installation (SETTINGS §1.4)': [
    ...[
      'account',
      'invitation',
      'one_time_key',
      'one_time_password',
      'passkey',
      'passkey_challenge',
    ],
    ...['recovery_code', 'second_factor_guard', 'session', 'setup_code', 'signature'],
    ...[
      'archive_ticket',
      'api_program',
      'api_program_token',
      'webhook',
      'line_link',
      'line_link_code',
    ],
    ...['push_subscription', 'sign_in_failure', 'sign_in_proof', 'sign_in_ticket'],
    ...['captcha_use', 'federated_attempt', 'rate_limit', 'exchange_nonce'],
  ],
  'by which code and key this installation is known to others: two must not be known by one': [
    ...['exchange_setting', 'exchange_partner', 'exchange_gateway'],
  ],
  'the certification authority of this installation, and keys of people': [
    ...['authority_certificate', 'certificate_request', 'person_certificate'],
    ...[
      'certificate_event',
      'revocation_list',
      'document_signature',
      'signing_job',
      'signing_code',
      'signing_batch',
      'signing_batch_item',
    ],
  ],
  'a folder of this machine': ['backup_setting'],
  'people, and what they chose for themselves': [
    ...[
      'person',
      'person_phrase',
      'unit_phrase',
      'person_picture',
      'person_profile',
      'personnel_order',
      'employment',
    ],
    ...[
      'account_handover',
      'account_request',
      'consent',
      'delegation',
      'display_setting',
      'kept_input',
    ],
    ...['saved_view', 'notification_choice', 'notification_preference', 'data_request'],
    ...['data_request_event', 'data_request_queue', 'folder', 'folder_item'],
    ...['route_template', 'route_step', 'recipient_group', 'user_group_member'],
  ],
  'grants to persons and posts': ['role_grant', 'clearance', 'secret_registrar', 'access_change'],
  'the organisation and its people have a file of their own (people-import)': [
    ...[
      'unit',
      'unit_past',
      'unit_plan',
      'unit_proposal',
      'unit_dissolution',
      'unit_dissolution_plan',
    ],
    ...['unit_reader_change', 'post', 'post_holding', 'people_import', 'people_import_row'],
    ...['people_import_heading', 'directory_person', 'directory_run'],
  ],
  'registers and their counters': [
    ...['register', 'register_counter', 'register_entry', 'register_entry_event', 'register_start'],
    ...['register_year', 'number_reservation', 'data_request_number'],
  ],
  'manuals and the privacy policy are published documents with readers and consents': [
    ...['manual', 'manual_group', 'manual_view', 'policy_version'],
  ],
  'documents and work on them': [
    ...['annotation', 'arrival', 'assignment_reminder', 'circulation', 'circulation_recipient'],
    ...['command_order'],
    ...['command_person', 'consolidation', 'dispatch', 'document', 'document_assignment'],
    ...['document_event', 'document_find', 'document_find_due', 'document_read', 'document_reader'],
    ...['document_reference', 'document_reply', 'document_retention', 'document_transmission'],
    ...['exchange_in_part', 'exchange_inbox', 'exchange_letter', 'exchange_out_part'],
    ...['exchange_outbox', 'file', 'file_text', 'import_row', 'import_run', 'import_scan'],
    ...['import_heading', 'imported_document', 'letter', 'letter_recipient', 'mailbox_failure'],
    ...['mailbox_message', 'mailbox_state', 'notification', 'notification_delivery', 'publication'],
    ...['printed_reading', 'printed_version', 'publication_change', 'queue_item'],
    ...['reading_session', 'retention_hold'],
    ...['retention_hold_item', 'retention_item', 'retention_list', 'retention_member'],
    ...['retention_opinion', 'retention_survey', 'sealed_content', 'secrecy_change'],
    ...['review_remark', 'review_reply', 'secret_control', 'secret_reader', 'stored_file'],
  ],
  'the audit trail': ['audit_check', 'audit_entry', 'audit_pending', 'audit_reading', 'audit_seal'],
  'the running of this installation': [
    ...[
      'backup_run',
      'restore_trial',
      'command_key',
      'configuration_import',
      'first_run',
      'first_run_mail',
    ],
    ...['first_run_step', 'health_process', 'health_sample', 'health_state', 'installation_fact'],
    ...['job_effect', 'job_run', 'schema_migration', 'socket_io_attachments'],
    ...['webhook_attempt', 'webhook_delivery'],
  ],
};
