part of 'selections.dart';

class WriteVariablesBuilder {
  String id;

  final FirebaseDataConnect _dataConnect;

  WriteVariablesBuilder(this._dataConnect, {required this.id});

  Deserializer<WriteData> dataDeserializer = (dynamic json) => WriteData.fromJson(jsonDecode(json));
  Serializer<WriteVariables> varsSerializer = (WriteVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<WriteData, WriteVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<WriteData, WriteVariables> ref() {
    return _dataConnect.mutation(
      'Write',
      dataDeserializer,
      varsSerializer,
      WriteVariables(
        id: id,
      ),
    );
  }
}

@immutable
class WritePersonInsert {
  final String id;

  WritePersonInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WritePersonInsert otherTyped = other as WritePersonInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  WritePersonInsert({
    required this.id,
  });
}

@immutable
class WritePersonInsertMany {
  final String id;

  WritePersonInsertMany.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WritePersonInsertMany otherTyped = other as WritePersonInsertMany;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  WritePersonInsertMany({
    required this.id,
  });
}

@immutable
class WriteFilmUpsert {
  final String id;

  WriteFilmUpsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteFilmUpsert otherTyped = other as WriteFilmUpsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  WriteFilmUpsert({
    required this.id,
  });
}

@immutable
class WriteChanged {
  final String id;

  WriteChanged.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteChanged otherTyped = other as WriteChanged;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  WriteChanged({
    required this.id,
  });
}

@immutable
class WriteFilmDelete {
  final String id;

  WriteFilmDelete.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteFilmDelete otherTyped = other as WriteFilmDelete;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  WriteFilmDelete({
    required this.id,
  });
}

@immutable
class WriteQueryFilms {
  final String title;

  WriteQueryFilms.fromJson(dynamic json) :
    title = nativeFromJson<String>(json['title']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteQueryFilms otherTyped = other as WriteQueryFilms;
    return this.title == otherTyped.title;
  }

  @override
  int get hashCode => Object.hashAll([title.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['title'] = nativeToJson<String>(this.title);
    return json;
  }

  WriteQueryFilms({
    required this.title,
  });
}

@immutable
class WriteQuery {
  final List<WriteQueryFilms> films;

  WriteQuery.fromJson(dynamic json) :
    films = (json['films'] as List<dynamic>).map((e) => WriteQueryFilms.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteQuery otherTyped = other as WriteQuery;
    return _equal(this.films, otherTyped.films);
  }

  @override
  int get hashCode => Object.hashAll([_hash(films)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['films'] = this.films.map((e) => e.toJson()).toList();
    return json;
  }

  WriteQuery({
    required this.films,
  });
}

@immutable
class WriteFoundPerson {
  final String id;
  final String name;

  WriteFoundPerson.fromJson(dynamic json) :
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
    final WriteFoundPerson otherTyped = other as WriteFoundPerson;
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

  WriteFoundPerson({
    required this.id,
    required this.name,
  });
}

@immutable
class WriteFound {
  final WriteFoundPerson? person;

  WriteFound.fromJson(dynamic json) :
    person = json['person'] == null ? null : WriteFoundPerson.fromJson(json['person']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteFound otherTyped = other as WriteFound;
    return this.person == otherTyped.person;
  }

  @override
  int get hashCode => Object.hashAll([person.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.person != null) {
      json['person'] = this.person!.toJson();
    }
    return json;
  }

  WriteFound({
    this.person,
  });
}

@immutable
class WriteData {
  final WritePersonInsert person_insert;
  final List<WritePersonInsertMany> person_insertMany;
  final WriteFilmUpsert film_upsert;
  final WriteChanged? changed;
  final int film_updateMany;
  final WriteFilmDelete? film_delete;
  final int film_deleteMany;
  final WriteQuery? query;
  final WriteFound? found;
  final int? execute_;
  final AnyValue? executeReturningFirst;

  WriteData.fromJson(dynamic json) :
    person_insert = WritePersonInsert.fromJson(json['person_insert']),
    person_insertMany = (json['person_insertMany'] as List<dynamic>).map((e) => WritePersonInsertMany.fromJson(e)).toList(),
    film_upsert = WriteFilmUpsert.fromJson(json['film_upsert']),
    changed = json['changed'] == null ? null : WriteChanged.fromJson(json['changed']),
    film_updateMany = nativeFromJson<int>(json['film_updateMany']),
    film_delete = json['film_delete'] == null ? null : WriteFilmDelete.fromJson(json['film_delete']),
    film_deleteMany = nativeFromJson<int>(json['film_deleteMany']),
    query = json['query'] == null ? null : WriteQuery.fromJson(json['query']),
    found = json['found'] == null ? null : WriteFound.fromJson(json['found']),
    execute_ = json['_execute'] == null ? null : nativeFromJson<int>(json['_execute']),
    executeReturningFirst = json['_executeReturningFirst'] == null ? null : AnyValue.fromJson(json['_executeReturningFirst']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteData otherTyped = other as WriteData;
    return this.person_insert == otherTyped.person_insert &&
        _equal(this.person_insertMany, otherTyped.person_insertMany) &&
        this.film_upsert == otherTyped.film_upsert &&
        this.changed == otherTyped.changed &&
        this.film_updateMany == otherTyped.film_updateMany &&
        this.film_delete == otherTyped.film_delete &&
        this.film_deleteMany == otherTyped.film_deleteMany &&
        this.query == otherTyped.query &&
        this.found == otherTyped.found &&
        this.execute_ == otherTyped.execute_ &&
        this.executeReturningFirst == otherTyped.executeReturningFirst;
  }

  @override
  int get hashCode => Object.hashAll([person_insert.hashCode, _hash(person_insertMany), film_upsert.hashCode, changed.hashCode, film_updateMany.hashCode, film_delete.hashCode, film_deleteMany.hashCode, query.hashCode, found.hashCode, execute_.hashCode, executeReturningFirst.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['person_insert'] = this.person_insert.toJson();
    json['person_insertMany'] = this.person_insertMany.map((e) => e.toJson()).toList();
    json['film_upsert'] = this.film_upsert.toJson();
    if (this.changed != null) {
      json['changed'] = this.changed!.toJson();
    }
    json['film_updateMany'] = nativeToJson<int>(this.film_updateMany);
    if (this.film_delete != null) {
      json['film_delete'] = this.film_delete!.toJson();
    }
    json['film_deleteMany'] = nativeToJson<int>(this.film_deleteMany);
    if (this.query != null) {
      json['query'] = this.query!.toJson();
    }
    if (this.found != null) {
      json['found'] = this.found!.toJson();
    }
    if (this.execute_ != null) {
      json['_execute'] = nativeToJson<int>(this.execute_!);
    }
    if (this.executeReturningFirst != null) {
      json['_executeReturningFirst'] = this.executeReturningFirst!.toJson();
    }
    return json;
  }

  WriteData({
    required this.person_insert,
    required this.person_insertMany,
    required this.film_upsert,
    this.changed,
    required this.film_updateMany,
    this.film_delete,
    required this.film_deleteMany,
    this.query,
    this.found,
    this.execute_,
    this.executeReturningFirst,
  });
}

@immutable
class WriteVariables {
  final String id;

  @Deprecated('Variables are only sent.')
  WriteVariables.fromJson(Map<String, dynamic> json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final WriteVariables otherTyped = other as WriteVariables;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  WriteVariables({
    required this.id,
  });
}
