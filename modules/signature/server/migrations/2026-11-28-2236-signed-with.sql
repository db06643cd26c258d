-- How many documents were signed with a certificate.
create index document_signature_certificate on document_signature (certificate_id);
