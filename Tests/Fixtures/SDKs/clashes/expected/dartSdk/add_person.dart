part of 'clashes.dart';

class AddPersonVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  AddPersonVariablesBuilder(this._dataConnect);

  Deserializer<AddPersonData> dataDeserializer = (dynamic json) => AddPersonData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<OperationResult<AddPersonData, void>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<AddPersonData, void> ref() {
    return _dataConnect.mutation(
      'AddPerson',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class AddPersonPersonInsert {
  final String id;

  AddPersonPersonInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPersonPersonInsert otherTyped = other as AddPersonPersonInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  AddPersonPersonInsert({
    required this.id,
  });
}

@immutable
class AddPersonQueryPeopleTwin {
  final String id;

  AddPersonQueryPeopleTwin.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPersonQueryPeopleTwin otherTyped = other as AddPersonQueryPeopleTwin;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  AddPersonQueryPeopleTwin({
    required this.id,
  });
}

@immutable
class AddPersonQueryPeople {
  final String id;
  final String name;
  final AddPersonQueryPeopleTwin? twin;

  AddPersonQueryPeople.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']),
    twin = json['twin'] == null ? null : AddPersonQueryPeopleTwin.fromJson(json['twin']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPersonQueryPeople otherTyped = other as AddPersonQueryPeople;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name &&
        this.twin == otherTyped.twin;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode, twin.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    if (this.twin != null) {
      json['twin'] = this.twin!.toJson();
    }
    return json;
  }

  AddPersonQueryPeople({
    required this.id,
    required this.name,
    this.twin,
  });
}

@immutable
class AddPersonQuery {
  final List<AddPersonQueryPeople> people;

  AddPersonQuery.fromJson(dynamic json) :
    people = (json['people'] as List<dynamic>).map((e) => AddPersonQueryPeople.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPersonQuery otherTyped = other as AddPersonQuery;
    return _equal(this.people, otherTyped.people);
  }

  @override
  int get hashCode => Object.hashAll([_hash(people)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['people'] = this.people.map((e) => e.toJson()).toList();
    return json;
  }

  AddPersonQuery({
    required this.people,
  });
}

@immutable
class AddPersonData {
  final AddPersonPersonInsert person_insert;
  final AddPersonQuery? query;

  AddPersonData.fromJson(dynamic json) :
    person_insert = AddPersonPersonInsert.fromJson(json['person_insert']),
    query = json['query'] == null ? null : AddPersonQuery.fromJson(json['query']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPersonData otherTyped = other as AddPersonData;
    return this.person_insert == otherTyped.person_insert &&
        this.query == otherTyped.query;
  }

  @override
  int get hashCode => Object.hashAll([person_insert.hashCode, query.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['person_insert'] = this.person_insert.toJson();
    if (this.query != null) {
      json['query'] = this.query!.toJson();
    }
    return json;
  }

  AddPersonData({
    required this.person_insert,
    this.query,
  });
}
