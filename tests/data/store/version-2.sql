CREATE TABLE challenges (
    id text NOT NULL,
    by_person text NOT NULL,
    to_person text,
    options text NOT NULL,
    state text NOT NULL,
    game text,
    created bigint NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE chat (
    game text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    by_person text NOT NULL,
    text text NOT NULL
);

CREATE TABLE commits (
    writer text NOT NULL,
    last text NOT NULL
);

CREATE TABLE events (
    game text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    by_seat text,
    text text NOT NULL,
    client_key text
);

CREATE TABLE games (
    id text NOT NULL,
    options text NOT NULL,
    white text NOT NULL,
    brown text NOT NULL,
    created bigint NOT NULL,
    number bigint NOT NULL,
    fen text NOT NULL,
    actor text NOT NULL,
    due bigint,
    outcome text,
    rematch text
);

CREATE TABLE heartbeat (
    id bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE migrations (
    number bigint NOT NULL
);

CREATE TABLE people (
    id text NOT NULL,
    name text,
    created bigint NOT NULL,
    nickname text
);

CREATE TABLE return_links (
    person text NOT NULL,
    hash text NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE sessions (
    hash text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL
);

INSERT INTO challenges VALUES ('challenge1', 'anna', NULL, '{}', 'open', NULL, 4, 1004);
INSERT INTO challenges VALUES ('challenge2', 'anna', 'bert', '{}', 'accepted', 'game2', 5, 1005);

INSERT INTO chat VALUES ('game1', 1, 8, 'bert', 'good-luck');

INSERT INTO commits VALUES ('main', '10622060493560100411-12');

INSERT INTO events VALUES ('game1', 1, 2001, 'white', 'd2d5', NULL);
INSERT INTO events VALUES ('game2', 1, 2001, 'white', 'd2d5', NULL);
INSERT INTO events VALUES ('game2', 2, 2002, 'brown', 'resign', 'anna:1');

INSERT INTO games VALUES ('game1', '{"clock":{"kind":"none"}}', 'anna', 'bert', 5, 1, 'after 1', 'brown', 5000, NULL, NULL);
INSERT INTO games VALUES ('game2', '{"clock":{"kind":"none"}}', 'anna', 'bert', 6, 2, 'after 2', 'white', 5001, '{"winner":"brown","ending":"resignation","clause":null}', 'game3');
INSERT INTO games VALUES ('game3', '{"clock":{"kind":"none"}}', 'anna', 'bert', 7, 0, 'start', 'white', NULL, NULL, NULL);

INSERT INTO heartbeat VALUES (1, 9);

INSERT INTO migrations VALUES (1);
INSERT INTO migrations VALUES (2);

INSERT INTO people VALUES ('anna', 'Anna', 1, NULL);
INSERT INTO people VALUES ('bert', NULL, 2, 'Bertie');

INSERT INTO return_links VALUES ('bert', 'way back', 3);

INSERT INTO sessions VALUES ('hash', 'anna', 1, 2);

ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (game, number);

ALTER TABLE ONLY commits
    ADD CONSTRAINT commits_pkey PRIMARY KEY (writer);

ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, number);

ALTER TABLE ONLY games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

ALTER TABLE ONLY heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (id);

ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);

ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);

ALTER TABLE ONLY return_links
    ADD CONSTRAINT return_links_pkey PRIMARY KEY (person);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);

CREATE INDEX challenges_by ON challenges USING btree (by_person, created) WHERE (state = 'open'::text);

CREATE INDEX challenges_to ON challenges USING btree (to_person, created) WHERE (state = 'open'::text);

CREATE INDEX games_brown ON games USING btree (brown, created, id);

CREATE INDEX games_created ON games USING btree (created, id);

CREATE INDEX games_running ON games USING btree (created, id) WHERE (outcome IS NULL);

CREATE INDEX games_white ON games USING btree (white, created, id);

CREATE UNIQUE INDEX people_name ON people USING btree (lower(name)) WHERE (name IS NOT NULL);

CREATE UNIQUE INDEX return_links_hash ON return_links USING btree (hash);

CREATE INDEX sessions_person ON sessions USING btree (person);
