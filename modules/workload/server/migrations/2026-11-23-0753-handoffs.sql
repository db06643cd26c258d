-- worklist: passing a document from one person to the next is a handoff (docs/glossary.md).

alter table report_setting rename column hands_at_most to handoffs_at_most;
alter table report_setting rename constraint report_setting_hands_at_most_check to report_setting_handoffs_at_most_check;
