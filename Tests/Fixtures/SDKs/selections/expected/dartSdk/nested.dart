part of 'selections.dart';

class NestedVariablesBuilder {
  String id;

  final FirebaseDataConnect _dataConnect;

  NestedVariablesBuilder(this._dataConnect, {required this.id});

  Deserializer<NestedData> dataDeserializer = (dynamic json) => NestedData.fromJson(jsonDecode(json));
  Serializer<NestedVariables> varsSerializer = (NestedVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<NestedData, NestedVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<NestedData, NestedVariables> ref() {
    return _dataConnect.query(
      'Nested',
      dataDeserializer,
      varsSerializer,
      NestedVariables(
        id: id,
      ),
    );
  }
}

@immutable
class NestedFilmDirector {
  final String name;

  NestedFilmDirector.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFilmDirector otherTyped = other as NestedFilmDirector;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  NestedFilmDirector({
    required this.name,
  });
}

@immutable
class NestedFilmRolesOnFilmPerson {
  final String id;
  final String name;

  NestedFilmRolesOnFilmPerson.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFilmRolesOnFilmPerson otherTyped = other as NestedFilmRolesOnFilmPerson;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  NestedFilmRolesOnFilmPerson({
    required this.id,
    required this.name,
  });
}

@immutable
class NestedFilmRolesOnFilm {
  final String filmId;
  final String personId;
  final String? part_;
  final NestedFilmRolesOnFilmPerson person;

  NestedFilmRolesOnFilm.fromJson(dynamic json) :
    filmId = nativeFromJson<String>(json['filmId']),
    personId = nativeFromJson<String>(json['personId']),
    part_ = json['part'] == null ? null : nativeFromJson<String>(json['part']),
    person = NestedFilmRolesOnFilmPerson.fromJson(json['person']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFilmRolesOnFilm otherTyped = other as NestedFilmRolesOnFilm;
    return this.filmId == otherTyped.filmId &&
        this.personId == otherTyped.personId &&
        this.part_ == otherTyped.part_ &&
        this.person == otherTyped.person;
  }

  @override
  int get hashCode => Object.hashAll([filmId.hashCode, personId.hashCode, part_.hashCode, person.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['filmId'] = nativeToJson<String>(this.filmId);
    json['personId'] = nativeToJson<String>(this.personId);
    if (this.part_ != null) {
      json['part'] = nativeToJson<String>(this.part_!);
    }
    json['person'] = this.person.toJson();
    return json;
  }

  NestedFilmRolesOnFilm({
    required this.filmId,
    required this.personId,
    this.part_,
    required this.person,
  });
}

@immutable
class NestedFilmPosterOnFilm {
  final String url;

  NestedFilmPosterOnFilm.fromJson(dynamic json) :
    url = nativeFromJson<String>(json['url']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFilmPosterOnFilm otherTyped = other as NestedFilmPosterOnFilm;
    return this.url == otherTyped.url;
  }

  @override
  int get hashCode => Object.hashAll([url.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['url'] = nativeToJson<String>(this.url);
    return json;
  }

  NestedFilmPosterOnFilm({
    required this.url,
  });
}

@immutable
class NestedFilmPeopleViaRole {
  final String name;

  NestedFilmPeopleViaRole.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFilmPeopleViaRole otherTyped = other as NestedFilmPeopleViaRole;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  NestedFilmPeopleViaRole({
    required this.name,
  });
}

@immutable
class NestedFilm {
  final String id;
  final String title;
  final NestedFilmDirector? director;
  final List<NestedFilmRolesOnFilm> roles_on_film;
  final NestedFilmPosterOnFilm? poster_on_film;
  final List<NestedFilmPeopleViaRole> people_via_Role;

  NestedFilm.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    title = nativeFromJson<String>(json['title']),
    director = json['director'] == null ? null : NestedFilmDirector.fromJson(json['director']),
    roles_on_film = (json['roles_on_film'] as List<dynamic>).map((e) => NestedFilmRolesOnFilm.fromJson(e)).toList(),
    poster_on_film = json['poster_on_film'] == null ? null : NestedFilmPosterOnFilm.fromJson(json['poster_on_film']),
    people_via_Role = (json['people_via_Role'] as List<dynamic>).map((e) => NestedFilmPeopleViaRole.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFilm otherTyped = other as NestedFilm;
    return this.id == otherTyped.id &&
        this.title == otherTyped.title &&
        this.director == otherTyped.director &&
        _equal(this.roles_on_film, otherTyped.roles_on_film) &&
        this.poster_on_film == otherTyped.poster_on_film &&
        _equal(this.people_via_Role, otherTyped.people_via_Role);
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, title.hashCode, director.hashCode, _hash(roles_on_film), poster_on_film.hashCode, _hash(people_via_Role)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['title'] = nativeToJson<String>(this.title);
    if (this.director != null) {
      json['director'] = this.director!.toJson();
    }
    json['roles_on_film'] = this.roles_on_film.map((e) => e.toJson()).toList();
    if (this.poster_on_film != null) {
      json['poster_on_film'] = this.poster_on_film!.toJson();
    }
    json['people_via_Role'] = this.people_via_Role.map((e) => e.toJson()).toList();
    return json;
  }

  NestedFilm({
    required this.id,
    required this.title,
    this.director,
    required this.roles_on_film,
    this.poster_on_film,
    required this.people_via_Role,
  });
}

@immutable
class NestedFirst {
  final String key;
  final String title;

  NestedFirst.fromJson(dynamic json) :
    key = nativeFromJson<String>(json['key']),
    title = nativeFromJson<String>(json['title']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedFirst otherTyped = other as NestedFirst;
    return this.key == otherTyped.key &&
        this.title == otherTyped.title;
  }

  @override
  int get hashCode => Object.hashAll([key.hashCode, title.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['key'] = nativeToJson<String>(this.key);
    json['title'] = nativeToJson<String>(this.title);
    return json;
  }

  NestedFirst({
    required this.key,
    required this.title,
  });
}

@immutable
class NestedData {
  final NestedFilm? film;
  final NestedFirst? first;

  NestedData.fromJson(dynamic json) :
    film = json['film'] == null ? null : NestedFilm.fromJson(json['film']),
    first = json['first'] == null ? null : NestedFirst.fromJson(json['first']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedData otherTyped = other as NestedData;
    return this.film == otherTyped.film &&
        this.first == otherTyped.first;
  }

  @override
  int get hashCode => Object.hashAll([film.hashCode, first.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.film != null) {
      json['film'] = this.film!.toJson();
    }
    if (this.first != null) {
      json['first'] = this.first!.toJson();
    }
    return json;
  }

  NestedData({
    this.film,
    this.first,
  });
}

@immutable
class NestedVariables {
  final String id;

  @Deprecated('Variables are only sent.')
  NestedVariables.fromJson(Map<String, dynamic> json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedVariables otherTyped = other as NestedVariables;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedVariables({
    required this.id,
  });
}
